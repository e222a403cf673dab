/** The keyboard map as a sheet. */
import type { Desk } from "../../screens/table/desk.ts";
import { shortcuts } from "../../settings/settings.ts";
import { t } from "../../texts/texts.ts";
import { Dialog } from "../dialog/dialog.tsx";
import { HELP } from "./keys.ts";
import "./keys_help.css";

export function KeysHelp({ desk }: { readonly desk: Desk }) {
  return (
    <Dialog
      title={t("ui-keys-title")}
      testId="keys-help"
      onClose={() => {
        desk.sheet.value = null;
      }}
    >
      <label class="keys-help__switch">
        <input
          type="checkbox"
          checked={shortcuts.value}
          data-testid="keys-switch"
          onChange={(event) => {
            shortcuts.value = event.currentTarget.checked;
          }}
        />
        {t("ui-settings-shortcuts")}
      </label>
      <dl class="keys-help">
        {HELP.map(([keys, text]) => (
          <div key={keys} class="keys-help__row">
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
