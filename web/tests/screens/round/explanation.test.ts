import { describe, expect, it } from "vitest";
import { endingOf, handsLeft, sumOf } from "../../../src/screens/round/explanation.ts";
import type { LastRound } from "../../../src/wire/types.ts";

function round(change: Partial<LastRound>): LastRound {
  return {
    reason: "went_out",
    winner: 0,
    hands: [[], ["KC", "7H", "2H"], ["AS", "3C"]],
    points: [0, 19, 4],
    gain: 23,
    scores: [63, 10, 0],
    next_ms: null,
    reveal: null,
    ...change,
  };
}

describe("endingOf", () => {
  it("tells going out", () => {
    expect(endingOf(round({}))).toBe("round-end-went-out");
  });

  it("tells an empty stock with one lowest hand", () => {
    const last = round({ reason: "empty_stock", winner: 2, points: [9, 19, 4] });
    expect(endingOf(last)).toBe("round-end-empty-stock");
  });

  it("tells a tie only where the lowest hands are tied", () => {
    const lowest = round({ reason: "empty_stock", winner: 0, points: [4, 19, 4] });
    const highest = round({ reason: "empty_stock", winner: 0, points: [4, 19, 19] });
    expect(endingOf(lowest)).toBe("round-end-tie");
    expect(endingOf(highest)).toBe("round-end-empty-stock");
  });
});

describe("handsLeft", () => {
  it("gives the gain to the winner alone, with the score before and after", () => {
    const scores = handsLeft(round({})).map(({ gain, before, after }) => [gain, before, after]);
    expect(scores).toEqual([
      [23, 40, 63],
      [0, 10, 10],
      [0, 0, 0],
    ]);
  });

  it("sorts each hand by suit, then rank", () => {
    expect(handsLeft(round({}))[1]?.cards).toEqual(["KC", "2H", "7H"]);
  });
});

describe("sumOf", () => {
  it("leaves the winner's own points out, so that the parts add up to the gain", () => {
    const last = round({ reason: "empty_stock", winner: 2, points: [9, 19, 4], gain: 28 });
    expect(sumOf(last)).toEqual([9, 19]);
    expect(sumOf(last).reduce((sum, points) => sum + points, 0)).toBe(last.gain);
  });
});
