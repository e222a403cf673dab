/** A round is over: why, what everybody held, who gains what, and the way on. */
import { useSignal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { useTask } from "../../components/task/task.ts";
import type { Session } from "../../link/session.ts";
import { t } from "../../texts/texts.ts";
import type { View } from "../../wire/types.ts";
import { ask } from "../lobby/operations.ts";
import { sawTheEnd, useCountdown } from "./countdown.ts";
import { RoundSummary } from "./round_summary.tsx";
import { ShowResult } from "./show_result.tsx";
import "./round_result.css";

export function RoundResult({ session }: { readonly session: Session }) {
  const view = session.game.value.view;
  const folded = useSignal(false);
  const since = useEndSeen(session);
  if (view === null || view.last_round === null || view.round === null) return null;
  const fold = (to: boolean) => () => {
    folded.value = to;
  };
  if (folded.value) return <ShowResult onShow={fold(false)} />;
  return (
    <Dialog
      wide
      title={t("ui-round-title", { round: view.round.number })}
      closeLabel={t("ui-round-look-at-table")}
      closeTestId="look-at-table"
      testId="round-result"
      onClose={fold(true)}
      footer={<NextRound session={session} view={view} since={since} />}
    >
      <RoundSummary view={view} last={view.last_round} />
    </Dialog>
  );
}

interface NextProps {
  readonly session: Session;
  readonly view: View;
  readonly since: number | null;
}

function NextRound({ session, view, since }: NextProps) {
  const task = useTask();
  const left = useCountdown(since);
  const me = view.you === null ? undefined : view.seats[view.you.seat];
  const next = () => void task.run(() => ask(session, { op: "ready", ready: true }));
  return (
    <>
      <p class="round-result__wait" role="status">
        {me?.ready === true ? t("ui-prompt-waiting") : (task.problem ?? "")}
      </p>
      <p class="round-result__count" aria-hidden="true">
        {left === null || left === 0
          ? t("ui-round-next-soon")
          : t("ui-round-next-in", { seconds: left })}
      </p>
      {me === undefined ? null : (
        <button
          type="button"
          class="button primary"
          aria-disabled={me.ready || task.busy}
          data-testid="next-round"
          onClick={next}
        >
          {t("ui-round-next")}
        </button>
      )}
    </>
  );
}

/**
 * Return when this round ended, or null if that was not seen as it happened: after a break of the
 * link, or when the page came only later, nobody here knows how much of the pause is left.
 */
function useEndSeen(session: Session): number | null {
  const [seen] = useState(() => {
    const live = sawTheEnd(session.game.peek().log) && session.told.peek()?.resumed === false;
    return live ? performance.now() : null;
  });
  return seen;
}
