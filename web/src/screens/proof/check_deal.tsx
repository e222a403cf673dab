/** "Check this deal" under a round's result; what it needs is loaded when it is wanted. */
import { useSignal } from "@preact/signals";
import { lazy, Suspense } from "preact/compat";
import { Icon } from "../../components/icon/icon.tsx";
import type { Session } from "../../link/session.ts";
import { t } from "../../texts/texts.ts";
import { MatchLink } from "./match_link.tsx";
import "./check_deal.css";

const LiveReport = lazy(() => import("./live_report.tsx"));

export function CheckDeal({ session }: { readonly session: Session }) {
  const isOpen = useSignal(false);
  const view = session.game.value.view;
  const toggle = () => {
    isOpen.value = !isOpen.value;
  };
  return (
    <section class="check-deal" aria-label={t("ui-round-check")}>
      <div class="check-deal__buttons">
        <button
          type="button"
          class="button"
          aria-expanded={isOpen.value}
          data-testid="check-deal"
          onClick={toggle}
        >
          <Icon name="check" />
          {t("ui-round-check")}
        </button>
        {view?.you == null ? null : <MatchLink view={view} part="replay" />}
      </div>
      {isOpen.value ? (
        <Suspense fallback={<p role="status">{t("ui-round-checking")}</p>}>
          <LiveReport session={session} />
        </Suspense>
      ) : null}
    </section>
  );
}
