/** A match is over: who won, how it came to that, and another one. */
import { useSignal } from "@preact/signals";
import { lastTable } from "../../api/player.ts";
import { go } from "../../app/router.ts";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { nameOf, seatName, whoIs } from "../../components/names/seat_name.ts";
import { Problem } from "../../components/problem/problem.tsx";
import { share } from "../../components/share/sharing.ts";
import { useTask } from "../../components/task/task.ts";
import type { Session } from "../../link/session.ts";
import { t } from "../../texts/texts.ts";
import type { View } from "../../wire/types.ts";
import { ask } from "../lobby/operations.ts";
import { CheckDeal } from "../proof/check_deal.tsx";
import { RoundSummary } from "../round/round_summary.tsx";
import { ShowResult } from "../round/show_result.tsx";
import { ScoreTable } from "./score_table.tsx";
import "./match_result.css";

export function MatchResult({ session }: { readonly session: Session }) {
  const view = session.game.value.view;
  const folded = useSignal(false);
  const match = view?.match ?? null;
  if (view === null || match === null || match.winner === null) return null;
  const fold = (to: boolean) => () => {
    folded.value = to;
  };
  if (folded.value) return <ShowResult onShow={fold(false)} />;
  return (
    <Dialog
      wide
      title={t("ui-match-title")}
      closeLabel={t("ui-round-look-at-table")}
      closeTestId="look-at-table"
      testId="match-result"
      onClose={fold(true)}
      footer={<WayOn session={session} view={view} winner={match.winner} />}
    >
      <div class="match-result">
        <Winner view={view} winner={match.winner} score={match.scores[match.winner] ?? 0} />
        <ScoreTable
          names={view.seats.map(nameOf)}
          gains={match.gains}
          scores={match.scores}
          winner={match.winner}
        />
        {view.last_round === null ? null : (
          <details class="match-result__last" open>
            <summary>{t("ui-match-last-round")}</summary>
            <RoundSummary view={view} last={view.last_round} />
          </details>
        )}
        <CheckDeal session={session} />
      </div>
    </Dialog>
  );
}

interface WinnerProps {
  readonly view: View;
  readonly winner: number;
  readonly score: number;
}

function Winner({ view, winner, score }: WinnerProps) {
  const words = { who: whoIs(view, winner), player: seatName(view, winner), score };
  return (
    <p class="match-result__winner" data-testid="match-winner">
      <Icon name="trophy" />
      <span>{t("match-end", words)}</span>
    </p>
  );
}

interface WayOnProps {
  readonly session: Session;
  readonly view: View;
  readonly winner: number;
}

function WayOn({ session, view, winner }: WayOnProps) {
  const task = useTask();
  const me = view.you === null ? undefined : view.seats[view.you.seat];
  const again = () => void task.run(() => ask(session, { op: "rematch" }));
  const scores = view.seats.map((seat) => `${nameOf(seat)} ${seat.score}`).join(", ");
  const text = t("ui-match-share-text", { player: seatName(view, winner), scores });
  return (
    <>
      <p class="match-result__wait" role="status">
        {me?.ready === true ? t("ui-match-rematch-waiting") : ""}
      </p>
      <Problem text={task.problem} />
      <button type="button" class="button" data-testid="match-home" onClick={goHome}>
        {t("ui-match-home")}
      </button>
      <button
        type="button"
        class="button"
        data-testid="share-result"
        onClick={() => void share({ text })}
      >
        <Icon name="share" />
        {t("ui-share")}
      </button>
      {me === undefined ? null : (
        <button
          type="button"
          class="button primary"
          aria-disabled={me.ready || task.busy}
          data-testid="rematch"
          onClick={again}
        >
          {t("ui-match-rematch")}
        </button>
      )}
    </>
  );
}

function goHome(): void {
  lastTable.value = null;
  go("/");
}
