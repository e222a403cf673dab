/** A replay for tests: a round of two, small enough to be followed by eye. */
import type { MatchCard, Replay, ReplayEvent } from "../../src/wire/types.ts";

export const MATCH: MatchCard = {
  id: "0b2f6a4c8e1d4f7a9c3b5d7e9f1a2b3c-1",
  code: "K7PQ4M",
  number: 1,
  status: "finished",
  options: {
    players: 2,
    score_limit: 30,
    ace_high: false,
    discard_to_win: false,
    no_return: false,
    discard_draw_cap: 20,
  },
  seats: [
    { seat: 0, kind: "human", name: "Ana", level: null },
    { seat: 1, kind: "bot", name: null, level: "easy" },
  ],
  seat: 0,
  started_at: "2026-01-01T00:00:00Z",
  ended_at: "2026-01-01T00:10:00Z",
  scores: [0, 34],
  winner: 1,
};

const ANA = ["2C", "4D", "6H", "8S", "TC", "QD", "AH"];
const BOT = ["7S", "8S", "9S", "KD", "KH", "KS", "3C"];

const DEALT: ReplayEvent = {
  seq: 3,
  kind: "dealt_open",
  round: 1,
  starter: 0,
  hands: [ANA, BOT],
  upcard: "5C",
  stock: 37,
};

const REDACTED: ReplayEvent = {
  seq: 3,
  kind: "dealt",
  round: 1,
  starter: 0,
  hand: ANA,
  cards: [7, 7],
  upcard: "5C",
  stock: 37,
};

function played(dealt: ReplayEvent, hidden: string | null): ReplayEvent[] {
  return [
    { seq: 3, kind: "match_started", turn_ms: null, reserve_ms: null },
    { seq: 3, kind: "sealed", match: 1, round: 1, commit: "ab".repeat(32), nonces: [null, null] },
    dealt,
    { seq: 4, kind: "drew", seat: 0, source: "discard", card: "5C" },
    { seq: 5, kind: "discarded", seat: 0, card: "AH" },
    { seq: 6, kind: "drew", seat: 1, source: "stock", card: hidden },
    { seq: 7, kind: "melded", seat: 1, meld: 0, meld_kind: "run", cards: ["9S", "7S", "8S"] },
    { seq: 7, kind: "melded", seat: 1, meld: 1, meld_kind: "set", cards: ["KD", "KH", "KS"] },
    { seq: 7, kind: "laid_off", seat: 1, meld: 0, cards: ["TS"] },
    { seq: 7, kind: "discarded", seat: 1, card: "3C" },
    {
      seq: 7,
      kind: "round_ended",
      reason: "went_out",
      winner: 1,
      gain: 34,
      points: [34, 0],
      hands: [["2C", "4D", "6H", "8S", "TC", "QD", "5C"], []],
    },
    { seq: 7, kind: "revealed", secret: "cd".repeat(32) },
  ];
}

/** Return the replay as it is once the match is over, or as Ana's seat is told it before. */
export function replayOf(how: "open" | "running"): Replay {
  const events = how === "open" ? played(DEALT, "TS") : played(REDACTED, null);
  const seqs = [...new Set(events.map(({ seq }) => seq))];
  const records = seqs.map((seq) => ({
    seq,
    at_ms: seq * 1_000,
    events: events.filter((event) => event.seq === seq),
  }));
  const status = how === "open" ? "finished" : "running";
  return { match: { ...MATCH, status }, open: how === "open", records };
}
