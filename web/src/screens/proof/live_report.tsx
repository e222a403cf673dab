/** The deal of the round that has just ended, checked with what this browser saw and kept. */

import { nameOf } from "../../components/names/seat_name.ts";
import { Problem } from "../../components/problem/problem.tsx";
import { useLoaded } from "../../components/task/loaded.ts";
import type { Session } from "../../link/session.ts";
import { check } from "../../proof/check.ts";
import type { Evidence } from "../../proof/evidence.ts";
import { roundsIn } from "../../proof/from_events.ts";
import { roundIn } from "../../proof/from_view.ts";
import type { CheckedRound } from "../../proof/match_check.ts";
import { remembered } from "../../proof/memory.ts";
import { t } from "../../texts/texts.ts";
import { DealReport } from "./deal_report.tsx";
import { Verdict } from "./verdict.tsx";

export default function LiveReport({ session }: { readonly session: Session }) {
  const { view, seq } = session.game.value;
  const checked = useLoaded(() => checkLast(session), [seq]);
  if (view === null || checked.state === "loading")
    return <p role="status">{t("ui-round-checking")}</p>;
  if (checked.state === "failed") return <Problem text={checked.problem} />;
  if (checked.value === null) return <p>{t("ui-proof-verdict-unproved")}</p>;
  const { verdict } = checked.value.report;
  return (
    <>
      <div role="status">
        <Verdict kind={verdict} text={t(`ui-proof-verdict-${verdict}`)} testId="deal-verdict" />
      </div>
      <DealReport checked={checked.value} names={view.seats.map(nameOf)} />
    </>
  );
}

async function checkLast(session: Session): Promise<CheckedRound | null> {
  const evidence = lastRound(session);
  return evidence === null ? null : { evidence, report: await check(evidence) };
}

/** All that was seen, if it was seen from the deal on; or else what the last view says. */
function lastRound(session: Session): Evidence | null {
  const { view, log } = session.game.peek();
  const round = view?.round?.number;
  if (view === null || round === undefined) return null;
  const reader = {
    code: view.table.code,
    players: view.seats.length,
    seat: view.you?.seat ?? null,
    match: view.last_round?.reveal?.match ?? 0,
    remembered,
  };
  const seen = roundsIn(log, reader).at(-1);
  return seen?.round === round ? seen : roundIn(view, remembered);
}
