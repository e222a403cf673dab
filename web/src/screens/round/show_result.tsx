/** Brings the result back after one has looked at the table. */
import { t } from "../../texts/texts.ts";
import "./show_result.css";

export function ShowResult({ onShow }: { readonly onShow: () => void }) {
  return (
    <button
      type="button"
      class="button primary show-result"
      data-testid="show-result"
      onClick={onShow}
    >
      {t("ui-round-show-result")}
    </button>
  );
}
