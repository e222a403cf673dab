import { describe, expect, it } from "vitest";
import { gainsOf, scoreGrid } from "../../../src/screens/match/score_grid.ts";

describe("scoreGrid", () => {
  it("adds up round by round", () => {
    const grid = scoreGrid([
      [12, 0, 0],
      [0, 30, 0],
      [5, 0, 0],
    ]);
    expect(grid.map((row) => row.totals)).toEqual([
      [12, 0, 0],
      [12, 30, 0],
      [17, 30, 0],
    ]);
    expect(grid.map((row) => row.round)).toEqual([1, 2, 3]);
  });

  it("is empty before a round has ended", () => {
    expect(scoreGrid([])).toEqual([]);
  });
});

describe("gainsOf", () => {
  it("gives each round's gain to its winner", () => {
    const rounds = [
      { winner: 1, gain: 8 },
      { winner: 0, gain: 3 },
    ];
    expect(gainsOf(rounds, 3)).toEqual([
      [0, 8, 0],
      [3, 0, 0],
    ]);
  });
});
