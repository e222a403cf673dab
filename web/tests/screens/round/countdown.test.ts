import { expect, it } from "vitest";
import { secondsLeft } from "../../../src/screens/round/countdown.ts";

it("counts whole seconds down to nothing, and not below", () => {
  expect(secondsLeft(12_000, 1_000, 1_000)).toBe(12);
  expect(secondsLeft(12_000, 1_000, 1_001)).toBe(12);
  expect(secondsLeft(12_000, 1_000, 12_999)).toBe(1);
  expect(secondsLeft(12_000, 1_000, 13_000)).toBe(0);
  expect(secondsLeft(12_000, 1_000, 99_000)).toBe(0);
});
