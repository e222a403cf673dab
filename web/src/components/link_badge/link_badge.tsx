/** How the connection is, while it is not well; with what can be done about it. */
import type { ComponentChildren } from "preact";
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
  if (words === null) return hasStandIn(session) ? <StandIn session={session} /> : null;
  const canRetry = words.state === "reconnecting" || words.state === "offline";
  return (
    <Banner state={words.state} text={textOf(words)}>
      {words.state === "superseded" && (
        <BannerButton testId="play-here" act={() => session.start()}>
          {t("ui-link-superseded-here")}
        </BannerButton>
      )}
      {canRetry && (
        <BannerButton testId="link-retry" act={() => session.driver.probe()}>
          {t("ui-link-retry")}
        </BannerButton>
      )}
    </Banner>
  );
}

/** Whether an AI plays for the reader, who is here: they let too much time pass. */
function hasStandIn(session: Session): boolean {
  const view = session.game.value.view;
  const own = view?.seats[view.you?.seat ?? -1];
  return view?.table.status === "playing" && own?.kind === "human" && own.link === "bot";
}

function StandIn({ session }: { readonly session: Session }) {
  return (
    <Banner state="stand-in" text={t("say-bot", { who: "you", player: t("ui-you") })}>
      <BannerButton
        testId="i-am-back"
        act={() => void session.ask({ op: "watch", table: session.code })}
      >
        {t("ui-link-i-am-back")}
      </BannerButton>
    </Banner>
  );
}

interface BannerProps {
  readonly state: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

function Banner({ state, text, children }: BannerProps) {
  return (
    <div class="link-banner" role="status" data-testid="link-banner" data-state={state}>
      <span class="link-banner__sign" aria-hidden="true" />
      <span class="link-banner__text">{text}</span>
      {children}
    </div>
  );
}

interface ButtonProps {
  readonly testId: string;
  readonly act: () => void;
  readonly children: ComponentChildren;
}

function BannerButton({ testId, act, children }: ButtonProps) {
  return (
    <button type="button" class="link-banner__button" data-testid={testId} onClick={act}>
      {children}
    </button>
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
