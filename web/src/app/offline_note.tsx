/** Says on every screen without a table that there is no network, and what works without. */
import { t } from "../texts/texts.ts";
import { online } from "./online.ts";
import "./offline_note.css";

export function OfflineNote() {
  return (
    <div role="status">
      {online.value ? null : (
        <p class="offline-note" data-testid="offline-note">
          <strong>{t("ui-link-offline")}.</strong> {t("ui-app-offline-note")}
        </p>
      )}
    </div>
  );
}
