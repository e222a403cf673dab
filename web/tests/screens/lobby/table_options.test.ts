import { expect, it } from "vitest";
import {
  choicesWith,
  clockChoice,
  clockFor,
  withOther,
  withRule,
} from "../../../src/screens/lobby/table_options.ts";
import type { TableSettings } from "../../../src/wire/types.ts";

const SETTINGS: TableSettings = {
  options: {
    players: 3,
    score_limit: 150,
    ace_high: true,
    discard_to_win: false,
    no_return: true,
    discard_draw_cap: 10,
  },
  clock: { choice: "custom", turn_ms: 30_000, reserve_ms: 45_000 },
  stand_in: "hard",
  hints: false,
};

it("changes one rule and keeps everything else", () => {
  const wanted = withRule(SETTINGS, "players", 4);
  expect(wanted).toEqual({ ...SETTINGS, options: { ...SETTINGS.options, players: 4 } });
});

it("changes something else and keeps the rules", () => {
  expect(withOther(SETTINGS, { hints: true })).toEqual({ ...SETTINGS, hints: true });
});

it("offers the present value among the usual ones, in order", () => {
  expect(choicesWith(120, [50, 100, 150])).toEqual([50, 100, 120, 150]);
  expect(choicesWith(100, [50, 100])).toEqual([50, 100]);
});

it("turns a choice of the list into a clock and back", () => {
  for (const choice of ["auto", "none", "60"]) {
    const clock = clockFor(choice, SETTINGS);
    expect(clockChoice({ ...SETTINGS, clock: { ...SETTINGS.clock, ...clock } })).toBe(choice);
  }
  expect(clockFor("60", SETTINGS)).toEqual({
    choice: "custom",
    turn_ms: 60_000,
    reserve_ms: 45_000,
  });
});
