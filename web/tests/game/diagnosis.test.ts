import { describe, expect, it } from "vitest";
import { whyNoFit, whyNoMeld } from "../../src/game/diagnosis.ts";

/** What the server refuses, and why: the cases of its own rule table. */
const MELDS: readonly (readonly [cards: string, code: string, params: object])[] = [
  ["7S 8S", "too_few_cards", {}],
  ["7S 8S TS", "not_a_run", { card: "TS", near: "6S 9S" }],
  ["7S 7H 8D", "not_a_set", { card: "8D", near: "7C 7D" }],
  ["7S 8S 9H", "not_a_run", { card: "9H", near: "6S 9S" }],
  ["AS 2S 3S", "ace_is_high", { card: "AS", near: "4S" }],
  ["KS AS 2S", "ace_is_high", { card: "AS", near: "none" }],
  ["QS KS AS 2S", "ace_is_high", { card: "AS", near: "none" }],
  ["2S 7H JD", "not_a_meld", {}],
];

describe("why cards are no meld", () => {
  it.each(MELDS)("%s: %s", (cards, code, params) => {
    expect(whyNoMeld(cards.split(" "))).toEqual({ code, params });
  });

  it("is nothing for a meld", () => {
    expect(whyNoMeld(["QS", "KS", "AS"])).toBeNull();
    expect(whyNoMeld(["7S", "7H", "7D"])).toBeNull();
  });
});

describe("why a meld does not take cards", () => {
  const run = { kind: "run", cards: ["4S", "5S", "6S"] } as const;

  it("names the first that does not fit, and what would", () => {
    expect(whyNoFit(run, ["8S"])).toEqual({
      code: "does_not_fit",
      params: { card: "8S", near: "3S 7S" },
    });
  });

  it("says that the ace is high", () => {
    const low = { kind: "run", cards: ["2S", "3S", "4S"] } as const;
    expect(whyNoFit(low, ["AS"])).toEqual({
      code: "ace_is_high",
      params: { card: "AS", near: "5S" },
    });
  });

  it("says that a full set takes nothing", () => {
    const full = { kind: "set", cards: ["9C", "9D", "9H", "9S"] } as const;
    expect(whyNoFit(full, ["8S"])?.params["near"]).toBe("none");
  });

  it("is nothing for cards that fit, at both ends too", () => {
    expect(whyNoFit(run, ["3S", "7S"])).toBeNull();
    expect(whyNoFit(run, [])?.code).toBe("too_few_cards");
  });
});
