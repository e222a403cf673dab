/** Four cards that show what the choices about cards do. */
import { MiniCards } from "../../components/mini_card/mini_cards.tsx";
import { t } from "../../texts/texts.ts";

const SAMPLE = ["JS", "QH", "KD", "TC", "AS", "7H"];

export function CardSample() {
  return (
    <div class="settings__sample">
      <MiniCards cards={SAMPLE} label={t("ui-settings-sample")} />
    </div>
  );
}
