import { describe, expect, it } from "vitest";
import { inSeconds, leftAt, steadied, total } from "../../src/game/clock.ts";
import { view } from "../support/views.ts";

const clocked = view({
  turn: { number: 7, seat: 0, phase: "draw", taken: null, remaining_ms: 20_000, reserve_ms: 5_000 },
});

describe("the time left", () => {
  it("counts from when the view came", () => {
    expect(leftAt(clocked, 1_000, 4_000)).toEqual({ turn: 7, own: 17_000, reserve: 5_000 });
  });

  it("uses the reserve after the turn's own time, and no more", () => {
    expect(leftAt(clocked, 0, 22_000)).toEqual({ turn: 7, own: 0, reserve: 3_000 });
    expect(leftAt(clocked, 0, 60_000)).toEqual({ turn: 7, own: 0, reserve: 0 });
  });

  it("stands still while the table waits", () => {
    const paused = { ...clocked, table: { ...clocked.table, paused: true } };
    expect(leftAt(paused, 0, 9_000)?.own).toBe(20_000);
  });

  it("is nothing without a clock or a turn", () => {
    expect(leftAt(view({ turn: null }), 0, 0)).toBeNull();
    expect(leftAt(view({}), 0, 0)).toBeNull();
  });

  it("never goes up within a turn", () => {
    const shown = { turn: 7, own: 4_000, reserve: 5_000 };
    expect(steadied(shown, { turn: 7, own: 4_300, reserve: 5_000 })).toEqual(shown);
    expect(steadied(shown, { turn: 8, own: 60_000, reserve: 5_000 })?.own).toBe(60_000);
    expect(steadied(shown, null)).toBeNull();
  });

  it("is shown in whole seconds, 0 only at the end", () => {
    expect([1, 999, 1_000, 1_001, 0].map(inSeconds)).toEqual([1, 1, 1, 2, 0]);
    expect(total({ turn: 1, own: 3, reserve: 4 })).toBe(7);
  });
});
