/** How a round ended, put so that it can be told and checked by anybody. */

import { suitOf } from "../../game/cards.ts";
import { ascending } from "../../game/melds.ts";
import type { Card, LastRound } from "../../wire/types.ts";

/** The message of the catalogue that tells why the round is over. */
export type Ending = "round-end-went-out" | "round-end-empty-stock" | "round-end-tie";

export interface HandLeft {
  readonly seat: number;
  readonly cards: readonly Card[];
  readonly points: number;
  /** What this seat gained: all others' points for the winner, nothing for them. */
  readonly gain: number;
  readonly before: number;
  readonly after: number;
}

/** Return which sentence is true: at an empty stock, a tie goes by seat order (R9, Q7). */
export function endingOf(last: LastRound): Ending {
  if (last.reason === "went_out") return "round-end-went-out";
  const lowest = last.points[last.winner];
  const tied = last.points.filter((points) => points === lowest).length > 1;
  return tied ? "round-end-tie" : "round-end-empty-stock";
}

/** Return each seat's hand and score, in seat order; cards as one would sort them. */
export function handsLeft(last: LastRound): HandLeft[] {
  return last.hands.map((cards, seat) => {
    const gain = seat === last.winner ? last.gain : 0;
    const after = last.scores[seat] ?? 0;
    const points = last.points[seat] ?? 0;
    return { seat, cards: sorted(cards), points, gain, before: after - gain, after };
  });
}

/** Return the points that make up the winner's gain: "7 + 41 + 10", without the winner's own. */
export function sumOf(last: LastRound): number[] {
  return last.points.filter((_, seat) => seat !== last.winner);
}

function sorted(cards: readonly Card[]): Card[] {
  return ascending(cards).sort((a, b) => suitOf(a).localeCompare(suitOf(b)));
}
