import { expect, it } from "vitest";
import { PAUSE, sawTheEnd, secondsLeft } from "../../../src/screens/round/countdown.ts";
import type { GameEvent } from "../../../src/wire/types.ts";

it("counts whole seconds down to nothing, and not below", () => {
  expect(secondsLeft(1_000, 1_000)).toBe(PAUSE / 1_000);
  expect(secondsLeft(1_000, 1_000 + PAUSE - 1)).toBe(1);
  expect(secondsLeft(1_000, 1_000 + PAUSE)).toBe(0);
  expect(secondsLeft(1_000, 1_000 + PAUSE + 5_000)).toBe(0);
});

function log(...kinds: string[]): GameEvent[] {
  return kinds.map((kind, seq) => ({ kind, seq }) as GameEvent);
}

it("knows the end of a round that was told, whatever came after it", () => {
  expect(sawTheEnd(log("dealt", "discarded", "round_ended"))).toBe(true);
  expect(sawTheEnd(log("dealt", "round_ended", "ready", "presence"))).toBe(true);
});

it("does not take the end of an earlier round for it", () => {
  expect(sawTheEnd(log("round_ended", "dealt", "discarded"))).toBe(false);
  expect(sawTheEnd([])).toBe(false);
});
