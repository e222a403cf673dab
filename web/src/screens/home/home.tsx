/** The first screen. */
import { playNow } from "../../app/play.ts";
import { t } from "../../texts/texts.ts";

export function Home() {
  return (
    <main>
      <h1>Rami</h1>
      <button
        type="button"
        class="button primary"
        onClick={() => void playNow("Guest", "normal", 1)}
      >
        {t("ui-home-play")}
      </button>
    </main>
  );
}
