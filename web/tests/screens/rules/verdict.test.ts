import { expect, it } from "vitest";
import { isChanged } from "../../../src/screens/rules/option_value.ts";
import { verdictOf } from "../../../src/screens/rules/verdict.ts";
import type { RuleOption } from "../../../src/wire/types.ts";

it("tells what is allowed from what is refused, and from what only counts", () => {
  expect(verdictOf({ kind: "meld", cards: ["QH", "KH", "AH"], meld: "run" })).toBe("allowed");
  expect(verdictOf({ kind: "meld", cards: ["KH", "AH", "2H"], refused: "ace_is_high" })).toBe(
    "refused",
  );
  expect(verdictOf({ kind: "points", cards: ["KH"], points: 10 })).toBe("shown");
});

it("marks only what a table has changed", () => {
  const option = { field: "options.ace_high", default: false } as RuleOption;
  expect(isChanged({ ...option, value: true })).toBe(true);
  expect(isChanged({ ...option, value: false })).toBe(false);
  expect(isChanged({ ...option, value: null })).toBe(false);
});
