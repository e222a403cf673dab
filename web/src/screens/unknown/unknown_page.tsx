/** An address at which there is nothing. */
import { Link } from "../../app/link.tsx";
import { Page } from "../../components/page/page.tsx";
import { t } from "../../texts/texts.ts";
import "./unknown.css";

export function UnknownPage() {
  return (
    <Page title={t("ui-error-not-found")} testId="unknown-page">
      <div class="unknown">
        <p>{t("ui-error-not-found-hint")}</p>
        <Link to="/" class="button primary">
          {t("ui-match-home")}
        </Link>
      </div>
    </Page>
  );
}
