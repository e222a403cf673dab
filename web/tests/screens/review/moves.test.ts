import { describe, expect, test } from "vitest";
import { cardsIn, choiceTexts, replayPath } from "../../../src/screens/review/moves.ts";

describe("a decision of a review", () => {
  test("in words, each kind of step by its own message", () => {
    expect(choiceTexts({ kind: "draw_stock" }, "7S")).toEqual(["ui-draw-stock"]);
    expect(choiceTexts({ kind: "draw_discard" }, "7S")).toEqual(["ui-draw-discard"]);
    const meld = { kind: "meld", cards: ["7S", "8S", "9S"] } as const;
    const layOff = { kind: "lay_off", meld: 0, cards: ["4H"] } as const;
    const discard = { kind: "discard", card: "KD" } as const;
    expect(choiceTexts(discard, null)).toEqual(["ui-prompt-selected-discard"]);
    expect(choiceTexts({ kind: "turn", steps: [meld, layOff, discard] }, null)).toEqual([
      "ui-prompt-selected-meld",
      "ui-prompt-selected-fits",
      "ui-prompt-selected-discard",
    ]);
  });

  test("in cards: what it names, and nothing for an unknown one", () => {
    expect(cardsIn({ kind: "draw_stock" }, "7S")).toEqual([]);
    expect(cardsIn({ kind: "draw_discard" }, "7S")).toEqual(["7S"]);
    expect(cardsIn({ kind: "draw_discard" }, null)).toEqual([]);
    const steps = [
      { kind: "lay_off", meld: 0, cards: ["4H", "5H"] },
      { kind: "discard", card: "KD" },
    ] as const;
    expect(cardsIn({ kind: "turn", steps: [...steps] }, "7S")).toEqual(["4H", "5H", "KD"]);
  });

  test("where it is to be seen again", () => {
    expect(replayPath("m-1", 2, 57)).toBe("/match/m-1/replay?before=57&eyes=2");
  });
});
