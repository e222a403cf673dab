/** A table that is not open: never was, or is no more. */

import { useEffect } from "preact/hooks";
import { lastTable } from "../../api/player.ts";
import { Link } from "../../app/link.tsx";
import { Page } from "../../components/page/page.tsx";
import { t } from "../../texts/texts.ts";
import "./unknown.css";

export function UnknownTable({ code }: { readonly code: string }) {
  useEffect(() => {
    if (lastTable.peek() === code) lastTable.value = null;
  }, [code]);
  return (
    <Page title={t("ui-error-no-table", { code })} testId="unknown-table">
      <div class="unknown">
        <p>{t("ui-error-no-table-hint")}</p>
        <Link to="/" class="button primary">
          {t("ui-match-home")}
        </Link>
      </div>
    </Page>
  );
}
