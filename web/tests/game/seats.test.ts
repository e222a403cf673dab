import { describe, expect, it } from "vitest";
import { letterOf, others, thrownIn } from "../../src/game/seats.ts";
import type { GameEvent } from "../../src/wire/types.ts";
import { view } from "../support/views.ts";

describe("seats", () => {
  const four = view({
    seats: [0, 1, 2, 3].map((seat) => ({
      seat,
      name: null,
      kind: "bot" as const,
      level: "easy" as const,
      cards: 10,
      score: 0,
      link: "bot" as const,
      ready: false,
    })),
  });

  it("come in the order of play after the reader's", () => {
    const mine = { ...four, you: { seat: 2, hand: [], points: 0 } };
    expect(others(mine).map(({ seat }) => seat)).toEqual([3, 0, 1]);
  });

  it("are all there for an onlooker", () => {
    expect(others({ ...four, you: null })).toHaveLength(4);
  });

  it("have letters", () => {
    expect([0, 1, 2, 3].map(letterOf).join("")).toBe("ABCD");
  });
});

describe("the discard pile's history", () => {
  const log: GameEvent[] = [
    { seq: 1, kind: "discarded", seat: 0, card: "9S" },
    {
      seq: 2,
      kind: "dealt",
      round: 2,
      starter: 0,
      hand: null,
      cards: [7, 7],
      upcard: "3C",
      stock: 37,
      commit: null,
      nonces: null,
    } as GameEvent,
    { seq: 3, kind: "discarded", seat: 0, card: "KC" },
    { seq: 4, kind: "drew", seat: 1, source: "discard", card: "KC" },
    { seq: 5, kind: "discarded", seat: 1, card: "2D" },
    { seq: 6, kind: "discarded", seat: 0, card: "KC" },
  ];

  it("is this round's, with who took a card", () => {
    expect(thrownIn(log)).toEqual([
      { seat: null, card: "3C", takenBy: null },
      { seat: 0, card: "KC", takenBy: 1 },
      { seat: 1, card: "2D", takenBy: null },
      { seat: 0, card: "KC", takenBy: null },
    ]);
  });
});
