/** Evidence from the view after a round alone: for who came, or came back, in the middle of it. */
import type { View } from "../wire/types.ts";
import type { Evidence, Remembered } from "./evidence.ts";
import type { Deal, Hex } from "./hashing.ts";

/** Return what a view tells of the round that is over; null while there is none. */
export function roundIn(
  view: View,
  remembered: (deal: Deal, commit: Hex | null) => Remembered | null,
): Evidence | null {
  const { last_round: last, round } = view;
  if (last === null || round === null) return null;
  const { reveal } = last;
  const deal = { code: view.table.code, match: reveal?.match ?? 0, round: round.number };
  return {
    ...deal,
    players: last.hands.length,
    seat: view.you?.seat ?? null,
    commit: reveal?.commit ?? null,
    nonces: reveal?.nonces ?? null,
    secret: reveal?.secret ?? null,
    remembered: remembered(deal, reveal?.commit ?? null),
    starter: round.starter,
    starterBefore: null,
    deck: null,
    hands: [],
    upcard: null,
    deeds: [],
    isWhole: false,
    left: last.hands,
  };
}
