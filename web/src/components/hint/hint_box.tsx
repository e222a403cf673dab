/** What the AI would do, and why. */
import type { Desk } from "../../screens/table/desk.ts";
import { TableIcon } from "../../screens/table/icon.tsx";
import { t } from "../../texts/texts.ts";
import "./hint.css";

export function HintBox({ desk }: { readonly desk: Desk }) {
  const advice = desk.advice.value;
  if (advice === null) return null;
  return (
    <aside class="hint" data-testid="hint" aria-label={t("ui-action-hint")}>
      <div class="hint__text">
        <p class="hint__title">{advice.title}</p>
        {advice.reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      <button
        type="button"
        class="hint__close"
        data-testid="hint-close"
        aria-label={t("ui-close")}
        onClick={() => {
          desk.advice.value = null;
        }}
      >
        <TableIcon name="close" />
      </button>
    </aside>
  );
}
