/** The deal of the round that has just ended, checked with what this browser saw and kept. */

import { rest } from "../../app/play.ts";
import { nameOf } from "../../components/names/seat_name.ts";
import { Problem } from "../../components/problem/problem.tsx";
import { useLoaded } from "../../components/task/loaded.ts";
import type { Session } from "../../link/session.ts";
import { check } from "../../proof/check.ts";
import type { Evidence } from "../../proof/evidence.ts";
import { type Reader, roundsIn } from "../../proof/from_events.ts";
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
  const evidence = await lastRound(session);
  return evidence === null ? null : { evidence, report: await check(evidence) };
}

/** All that was seen here, or else what the match's replay tells, or at least the last view. */
async function lastRound(session: Session): Promise<Evidence | null> {
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
  const isIt = (one: Evidence | undefined) => one?.round === round && one.match === reader.match;
  const seen = roundsIn(log, reader).at(-1);
  if (seen !== undefined && isIt(seen) && (round === 1 || seen.starterBefore !== null)) return seen;
  const told = await toldLater(reader);
  return told !== undefined && isIt(told) ? told : (seen ?? roundIn(view, remembered));
}

/** What was missed here is in the match's replay: of the reader's own seat, while it runs. */
async function toldLater(reader: Reader): Promise<Evidence | undefined> {
  if (reader.seat === null) return undefined;
  try {
    const { matches } = await rest.matches();
    const match = matches.find(
      ({ code, number }) => code === reader.code && number === reader.match,
    );
    if (match === undefined) return undefined;
    const { records } = await rest.replay(match.id);
    return roundsIn(
      records.flatMap(({ events }) => events),
      reader,
    ).at(-1);
  } catch {
    return undefined; // without a network there is still what was seen
  }
}
