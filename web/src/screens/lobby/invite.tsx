/** How others come to this table: by its code, by its address, or by a square to scan. */

import { Icon } from "../../components/icon/icon.tsx";
import { Qr } from "../../components/qr/qr.tsx";
import { copy, share } from "../../components/share/sharing.ts";
import { t } from "../../texts/texts.ts";
import "./invite.css";

export function Invite({ code }: { readonly code: string }) {
  const url = `${location.origin}/t/${code}`;
  return (
    <section class="invite" aria-labelledby="invite-title">
      <h2 id="invite-title" class="invite__title">
        {t("ui-lobby-invite")}
      </h2>
      <p class="invite__code-line">
        <span class="visually-hidden">{t("ui-lobby-code")}: </span>
        <strong class="invite__code" data-testid="table-code">
          {code}
        </strong>
      </p>
      <div class="invite__ways">
        <button
          type="button"
          class="button primary"
          data-testid="share"
          onClick={() => void share({ text: t("ui-lobby-invitation"), url })}
        >
          <Icon name="share" />
          {t("ui-share")}
        </button>
        <button type="button" class="button" data-testid="copy-link" onClick={() => void copy(url)}>
          <Icon name="copy" />
          {t("ui-lobby-copy-link")}
        </button>
      </div>
      <details class="invite__scan" open={isRoomy()}>
        <summary class="invite__summary">{t("ui-lobby-qr")}</summary>
        <Qr text={url} label={t("ui-lobby-qr-label", { code })} />
      </details>
    </section>
  );
}

function isRoomy(): boolean {
  return matchMedia("(min-width: 768px) and (min-height: 600px)").matches;
}
