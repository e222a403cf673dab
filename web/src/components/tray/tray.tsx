/** What is staged and not sent yet: taken back or played from here. */
import type { Desk } from "../../screens/table/desk.ts";
import { TableIcon } from "../../screens/table/icon.tsx";
import { sendTray, takeAllBack, undo } from "../../screens/table/moves.ts";
import { t } from "../../texts/texts.ts";
import "./tray.css";

export function TrayBar({ desk }: { readonly desk: Desk }) {
  const tray = desk.tray.value;
  if (tray.length === 0) return null;
  const off = !desk.ready.value;
  return (
    <fieldset class="tray" aria-label={t("ui-tray")} data-testid="tray">
      <button
        type="button"
        class="tray__button"
        data-testid="tray-undo"
        aria-disabled={off}
        onClick={() => undo(desk)}
      >
        <TableIcon name="undo" />
        <span>{t("ui-action-undo")}</span>
      </button>
      {tray.length > 1 && (
        <button
          type="button"
          class="tray__button"
          data-testid="tray-clear"
          aria-disabled={off}
          onClick={() => takeAllBack(desk)}
        >
          {t("ui-tray-clear")}
        </button>
      )}
      <span class="tray__gap" />
      <button
        type="button"
        class="tray__button tray__button--send"
        data-testid="tray-send"
        aria-disabled={off}
        onClick={() => sendTray(desk)}
      >
        <TableIcon name="play" />
        <span>{t("ui-tray-send")}</span>
      </button>
    </fieldset>
  );
}
