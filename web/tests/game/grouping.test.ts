import { describe, expect, it } from "vitest";
import { DECK, pointsOf } from "../../src/game/cards.ts";
import { bestGrouping, meldsIn } from "../../src/game/grouping.ts";
import { meldKind } from "../../src/game/melds.ts";
import type { Card } from "../../src/wire/types.ts";
import { shuffled } from "../support/shuffled.ts";
import { subsetsOf } from "../support/subsets.ts";

/** Every subset of three and more that is a meld, by trying them all. */
function allMelds(cards: readonly Card[]): Card[][] {
  return subsetsOf(cards).filter((subset) => meldKind(subset) !== null);
}

/** The fewest points outside melds, by trying every choice of melds. */
function leastDeadwood(cards: readonly Card[], aceHigh: boolean): number {
  const choices = allMelds(cards).map((meld) => {
    const rest = cards.filter((card) => !meld.includes(card));
    return leastDeadwood(rest, aceHigh);
  });
  return Math.min(pointsOf(cards, aceHigh), ...choices);
}

function keys(melds: readonly (readonly Card[])[]): string[] {
  return melds.map((meld) => [...meld].sort().join(" ")).sort();
}

describe("melds in a hand", () => {
  it("are those that trying every subset finds", () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const hand = shuffled(
        DECK.filter((card) => "23456QKA".includes(card.charAt(0))),
        seed,
      );
      const cards = hand.slice(0, 11);
      expect(keys(meldsIn(cards))).toEqual(keys(allMelds(cards)));
    }
  });

  it("are the 329 of the whole pack", () => {
    expect(meldsIn(DECK)).toHaveLength(329);
  });
});

describe("the best grouping", () => {
  it("leaves as few points as trying everything does", () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const pool = DECK.filter((card) => "789TJ".includes(card.charAt(0)));
      const cards = shuffled(pool, seed).slice(0, 9);
      const { melds, rest, deadwood } = bestGrouping(cards, false);
      expect(deadwood).toBe(leastDeadwood(cards, false));
      expect(pointsOf(rest, false)).toBe(deadwood);
      expect([...melds.flat(), ...rest].sort()).toEqual([...cards].sort());
      expect(melds.every((meld) => meldKind(meld) !== null)).toBe(true);
    }
  });

  it("shares a card out where it saves most", () => {
    const cards = ["7S", "8S", "9S", "9H", "9D", "2C"];
    const { melds, rest } = bestGrouping(cards, false);
    expect(melds).toEqual([["9D", "9H", "9S"]]);
    expect(rest).toEqual(["2C", "7S", "8S"]);
  });

  it("counts an ace as the table does", () => {
    expect(bestGrouping(["AS", "2H"], false).deadwood).toBe(3);
    expect(bestGrouping(["AS", "2H"], true).deadwood).toBe(13);
  });

  it("prefers one long meld to a shorter one with the same points", () => {
    expect(bestGrouping(["2S", "3S", "4S", "5S"], false).melds).toEqual([["2S", "3S", "4S", "5S"]]);
  });
});
