/** What the menu of the table leads to. */

import { Link } from "../../app/link.tsx";
import { go } from "../../app/router.ts";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { t } from "../../texts/texts.ts";
import type { Desk } from "./desk.ts";
import "./table_menu.css";

export function TableMenu({ desk }: { readonly desk: Desk }) {
  const { code } = desk.session;
  return (
    <Dialog
      title={t("ui-lobby-title", { code })}
      testId="table-menu"
      onClose={() => {
        desk.sheet.value = null;
      }}
    >
      <nav class="table-menu">
        <Link class="button" to={`/rules/${code}`}>
          {t("ui-rules-title")}
        </Link>
        <Link class="button" to="/settings">
          {t("ui-settings-title")}
        </Link>
        <button
          type="button"
          class="button"
          data-testid="menu-keys"
          onClick={() => {
            desk.sheet.value = "keys";
          }}
        >
          {t("ui-keys-title")}
        </button>
        <Link class="button" to="/">
          {t("ui-table-home")}
        </Link>
        {desk.view.value?.you != null && (
          <button
            type="button"
            class="button table-menu__leave"
            data-testid="leave-table"
            onClick={() => void leave(desk)}
          >
            {t("ui-lobby-leave")}
          </button>
        )}
        <p class="table-menu__note">{t("ui-table-leave-hint")}</p>
      </nav>
    </Dialog>
  );
}

/** Get up; the seat stays one's own, and whoever watches the table goes on. */
async function leave(desk: Desk): Promise<void> {
  await desk.session.ask({ op: "leave" });
  go("/");
}
