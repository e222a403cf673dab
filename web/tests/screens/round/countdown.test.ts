import { expect, it } from "vitest";
import { PAUSE, secondsLeft } from "../../../src/screens/round/countdown.ts";

it("counts whole seconds down to nothing, and not below", () => {
  expect(secondsLeft(1_000, 1_000)).toBe(PAUSE / 1_000);
  expect(secondsLeft(1_000, 1_000 + PAUSE - 1)).toBe(1);
  expect(secondsLeft(1_000, 1_000 + PAUSE)).toBe(0);
  expect(secondsLeft(1_000, 1_000 + PAUSE + 5_000)).toBe(0);
});
