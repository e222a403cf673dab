/** Views and updates for tests: a table of two, with what a test wants changed. */
import type { GameEvent, Refused, Update, View } from "../../src/wire/types.ts";

export function view(changes: Partial<View> = {}): View {
  return { ...BASE, ...changes };
}

export function update(seq: number, changes: Partial<View> = {}, events?: GameEvent[]): Update {
  return {
    type: "update",
    seq,
    events: events ?? [{ seq, kind: "settings" }],
    view: view({ seq, ...changes }),
  };
}

export function refused(code: string, id: string): Refused {
  return { type: "refused", action_id: id, code, params: {}, message: "", seq: 1 };
}

const SEAT = { cards: 10, score: 0, link: "here", ready: false } as const;

const BASE: View = {
  seq: 1,
  table: {
    code: "ABCDEF",
    visibility: "private",
    status: "playing",
    paused: false,
    host: 0,
    settings: {
      options: {
        players: 2,
        score_limit: 100,
        ace_high: false,
        discard_to_win: false,
        no_return: false,
        discard_draw_cap: 20,
      },
      clock: { choice: "auto", turn_ms: 60_000, reserve_ms: 60_000 },
      stand_in: "normal",
      hints: true,
    },
  },
  you: { seat: 0, hand: ["7S", "8S", "9S", "KD"], points: 34 },
  seats: [
    { ...SEAT, seat: 0, name: "Ana", kind: "human" },
    { ...SEAT, seat: 1, name: null, kind: "bot", level: "easy", link: "bot" },
  ],
  stock: { count: 20 },
  discard: { top: "3C", count: 1 },
  melds: [],
  turn: { number: 5, seat: 0, phase: "play", taken: null, remaining_ms: null, reserve_ms: null },
  legal: {
    draws: [],
    melds: [["7S", "8S", "9S"]],
    lay_offs: [],
    discards: ["7S", "8S", "9S", "KD"],
  },
  round: { number: 1, starter: 0, dealer: 1, commit: null, nonces: null },
  next_deal: null,
  last_round: null,
  match: { scores: [0, 0], limit: 100, winner: null, gains: [] },
};
