/** Makes sure before somebody is sent away. */
import { Dialog } from "../../components/dialog/dialog.tsx";
import { t } from "../../texts/texts.ts";

interface Props {
  readonly player: string;
  readonly onKick: () => void;
  readonly onClose: () => void;
}

export function KickDialog({ player, onKick, onClose }: Props) {
  const buttons = (
    <>
      <button type="button" class="button" onClick={onClose}>
        {t("ui-cancel")}
      </button>
      <button type="button" class="button primary" data-testid="kick-yes" onClick={onKick}>
        {t("ui-lobby-remove")}
      </button>
    </>
  );
  return (
    <Dialog title={t("ui-lobby-kick", { player })} onClose={onClose} footer={buttons}>
      <p>{t("ui-lobby-kick-hint", { player })}</p>
    </Dialog>
  );
}
