import { expect, it } from "vitest";
import { resultOf } from "../../../src/screens/history/result.ts";

it.each([
  ["finished", 1, 1, "won"],
  ["finished", 0, 1, "lost"],
  ["running", null, 1, "running"],
  ["abandoned", null, 1, "abandoned"],
] as const)("calls %s with winner %s for seat %s %s", (status, winner, seat, result) => {
  expect(resultOf({ status, winner, seat })).toBe(result);
});
