/** What to do now, how many cards are left, and the way to all discards. */
import type { Desk } from "../../screens/table/desk.ts";
import { TableIcon } from "../../screens/table/icon.tsx";
import { t } from "../../texts/texts.ts";
import { promptText } from "./sentence.ts";
import "./prompt.css";

export function Prompt({ desk }: { readonly desk: Desk }) {
  const count = desk.view.value?.stock?.count ?? 0;
  return (
    <div class="prompt">
      <p class="prompt__text" data-testid="prompt" data-mine={desk.isMyTurn}>
        {promptText(desk)}
      </p>
      <p class="prompt__more">
        <span class="prompt__stock">{t("ui-stock-left", { count })}</span>
        <button
          type="button"
          class="prompt__discards"
          data-testid="discard-list-open"
          aria-label={t("ui-discard-history")}
          title={t("ui-discard-history")}
          onClick={() => {
            desk.sheet.value = "discards";
          }}
        >
          <TableIcon name="fan" />
        </button>
      </p>
    </div>
  );
}
