/** Makes sure before a player is deleted for good. */
import { Dialog } from "../../components/dialog/dialog.tsx";
import { Problem } from "../../components/problem/problem.tsx";
import { useTask } from "../../components/task/task.ts";
import { t } from "../../texts/texts.ts";

interface Props {
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

export function DeleteDialog({ onDelete, onClose }: Props) {
  const task = useTask();
  const remove = async () => {
    if (await task.run(onDelete)) onClose();
  };
  const buttons = (
    <>
      <button type="button" class="button" onClick={onClose}>
        {t("ui-cancel")}
      </button>
      <button
        type="button"
        class="button settings__danger"
        data-testid="delete-yes"
        aria-disabled={task.busy}
        onClick={() => void remove()}
      >
        {t("ui-settings-delete")}
      </button>
    </>
  );
  return (
    <Dialog title={t("ui-settings-delete")} onClose={onClose} footer={buttons}>
      <p>{t("ui-settings-delete-confirm")}</p>
      <Problem text={task.problem} />
    </Dialog>
  );
}
