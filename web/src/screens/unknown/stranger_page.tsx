/** The server does not know this browser's player any more. */
import { Link } from "../../app/link.tsx";
import { Page } from "../../components/page/page.tsx";
import { t } from "../../texts/texts.ts";
import "./unknown.css";

interface Props {
  readonly login: string | null;
  readonly onStartAnew: () => void;
}

export function StrangerPage({ login, onStartAnew }: Props) {
  return (
    <Page title={t("ui-error-stranger")} testId="stranger-page">
      <div class="unknown">
        <p>{t("refusal-unauthenticated")}</p>
        {login === null ? null : (
          <Link to="/settings" class="button primary">
            {t("ui-settings-login")}
          </Link>
        )}
        <button type="button" class="button" data-testid="start-anew" onClick={onStartAnew}>
          {t("ui-error-start-anew")}
        </button>
      </div>
    </Page>
  );
}
