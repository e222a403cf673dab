/** How the connection is, while it is not well; with what can be done about it. */
import type { Session } from "../../link/session.ts";
import { tryText } from "../../screens/table/wording.ts";
import { t } from "../../texts/texts.ts";
import { useNow } from "../clock/ticking.ts";
import { type LinkWords, linkWords } from "./link_state.ts";
import "./link_badge.css";

export function LinkBadge({ session }: { readonly session: Session }) {
  const link = session.link.value;
  const now = useNow(link.state !== "online");
  const words = linkWords(link, session.driver.slow.value, now);
  if (words === null) return null;
  return (
    <div class="link-banner" role="status" data-testid="link-banner" data-state={words.state}>
      <span class="link-banner__sign" aria-hidden="true" />
      <span class="link-banner__text">{textOf(words)}</span>
      {words.state === "superseded" && (
        <button
          type="button"
          class="link-banner__button"
          data-testid="play-here"
          onClick={() => session.start()}
        >
          {t("ui-link-superseded-here")}
        </button>
      )}
      {(words.state === "reconnecting" || words.state === "offline") && (
        <button
          type="button"
          class="link-banner__button"
          data-testid="link-retry"
          onClick={() => session.driver.probe()}
        >
          {t("ui-link-retry")}
        </button>
      )}
    </div>
  );
}

function textOf(words: LinkWords): string {
  switch (words.state) {
    case "slow":
      return t("ui-link-slow");
    case "offline":
      return t("ui-link-offline");
    case "superseded":
      return t("ui-link-superseded");
    case "refused":
      return tryText(`refusal-${words.code}`, {}) ?? t("ui-error-unknown");
    case "reconnecting": {
      const text = t("ui-link-reconnecting-in", { seconds: words.seconds });
      return words.attempt < 2
        ? text
        : `${text} · ${t("ui-link-attempt", { attempt: words.attempt })}`;
    }
  }
}
