/** Checks all deals of a match: of a bundle, or of what its replay has told so far. */
import type { BundleFile, Replay } from "../wire/types.ts";
import { check } from "./check.ts";
import type { Evidence } from "./evidence.ts";
import type { Report, Verdict } from "./findings.ts";
import { type BundleReader, isUndamaged, roundsOf } from "./from_bundle.ts";
import { roundsIn } from "./from_events.ts";
import { remembered } from "./memory.ts";

export interface CheckedRound {
  readonly evidence: Evidence;
  readonly report: Report;
}

export interface CheckedMatch {
  readonly rounds: readonly CheckedRound[];
  /** Whether the file is as it was written; null where there is no file. */
  readonly isUndamaged: boolean | null;
}

export async function checkBundle(bundle: BundleFile, seat: number | null): Promise<CheckedMatch> {
  const reader: BundleReader = { seat, remembered };
  const rounds = await checkedRounds(roundsOf(bundle, reader));
  return { rounds, isUndamaged: await isUndamaged(bundle) };
}

export async function checkReplay({ match, records }: Replay): Promise<CheckedMatch> {
  const { code, number, seat, options } = match;
  const reader = { code, match: number, seat, players: options.players, remembered };
  const events = records.flatMap((record) => record.events);
  return { rounds: await checkedRounds(roundsIn(events, reader)), isUndamaged: null };
}

function checkedRounds(rounds: readonly Evidence[]): Promise<CheckedRound[]> {
  return Promise.all(rounds.map(async (evidence) => ({ evidence, report: await check(evidence) })));
}

/** One deal that fails is enough; a match without any deal that can be proved proves nothing. */
export function verdictOn({ rounds, isUndamaged: isWhole }: CheckedMatch): Verdict {
  const verdicts = rounds.map(({ report }) => report.verdict);
  if (isWhole === false || verdicts.includes("bad")) return "bad";
  return verdicts.includes("good") ? "good" : "unproved";
}
