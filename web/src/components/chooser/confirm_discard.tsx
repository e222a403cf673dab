/** Asks before a discard, for those who want to be asked. */
import type { Desk } from "../../screens/table/desk.ts";
import { discard } from "../../screens/table/moves.ts";
import { t } from "../../texts/texts.ts";
import { Dialog } from "../dialog/dialog.tsx";
import "./chooser.css";

export function ConfirmDiscard({ desk }: { readonly desk: Desk }) {
  const card = desk.confirming.value;
  if (card === null) return null;
  const close = () => {
    desk.confirming.value = null;
  };
  return (
    <Dialog title={t("ui-confirm-discard", { card })} testId="confirm-discard" onClose={close}>
      <div class="chooser chooser--row">
        <button type="button" class="button" data-testid="confirm-no" onClick={close}>
          {t("ui-cancel")}
        </button>
        <button
          type="button"
          class="button primary"
          data-testid="confirm-yes"
          onClick={() => discard(desk, true)}
        >
          {t("ui-action-discard")}
        </button>
      </div>
    </Dialog>
  );
}
