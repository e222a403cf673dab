/** A round is over: why, what everybody held, who gains what, and the way on. */
import { useSignal } from "@preact/signals";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { useTask } from "../../components/task/task.ts";
import type { Session } from "../../link/session.ts";
import { t } from "../../texts/texts.ts";
import type { View } from "../../wire/types.ts";
import { ask } from "../lobby/operations.ts";
import { CheckDeal } from "../proof/check_deal.tsx";
import { useCountdown } from "./countdown.ts";
import { RoundSummary } from "./round_summary.tsx";
import { ShowResult } from "./show_result.tsx";
import "./round_result.css";

export function RoundResult({ session }: { readonly session: Session }) {
  const view = session.game.value.view;
  const folded = useSignal(false);
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
      footer={<NextRound session={session} view={view} nextMs={view.last_round.next_ms} />}
    >
      <RoundSummary view={view} last={view.last_round} />
      <CheckDeal session={session} />
    </Dialog>
  );
}

interface NextProps {
  readonly session: Session;
  readonly view: View;
  readonly nextMs: number | null;
}

function NextRound({ session, view, nextMs }: NextProps) {
  const task = useTask();
  const left = useCountdown(nextMs, session.seenAt.value);
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
