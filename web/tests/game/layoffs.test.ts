import { describe, expect, it } from "vitest";
import { DECK } from "../../src/game/cards.ts";
import { completing, layOffsOn, neighbours, takenFrom } from "../../src/game/layoffs.ts";
import { fits, meldKind } from "../../src/game/melds.ts";
import { shuffled } from "../support/shuffled.ts";
import { subsetsOf } from "../support/subsets.ts";

const RUN = { kind: "run", cards: ["5H", "6H", "7H"] } as const;
const HIGH = { kind: "run", cards: ["QS", "KS", "AS"] } as const;
const SET = { kind: "set", cards: ["9C", "9D", "9S"] } as const;

describe("what a meld takes", () => {
  it("is the card below and above a run", () => {
    expect(neighbours(RUN)).toEqual(["4H", "8H"]);
  });

  it("is nothing above the ace", () => {
    expect(neighbours(HIGH)).toEqual(["JS"]);
    expect(neighbours({ kind: "run", cards: ["2S", "3S", "4S"] })).toEqual(["5S"]);
  });

  it("is the missing suit of a set", () => {
    expect(neighbours(SET)).toEqual(["9H"]);
    expect(neighbours({ kind: "set", cards: ["9C", "9D", "9H", "9S"] })).toEqual([]);
  });

  it("grows with what comes first", () => {
    expect(takenFrom(RUN, ["9H", "3H", "4H", "8H", "JH"]).sort()).toEqual(["3H", "4H", "8H", "9H"]);
    expect(takenFrom(RUN, ["9H", "3H"])).toEqual([]);
  });

  it("is every choice that fits in one action, tried against all subsets", () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const hand = shuffled(
        DECK.filter((card) => card.endsWith("H") && !RUN.cards.includes(card as "5H")),
        seed,
      ).slice(0, 7);
      const wanted = subsetsOf(hand).filter((cards) => fits(RUN.cards, cards));
      const key = (cards: readonly string[]) => [...cards].sort().join(" ");
      expect(layOffsOn(RUN, hand).map(key).sort()).toEqual(wanted.map(key).sort());
    }
  });

  it("is one card at a time for a set", () => {
    expect(layOffsOn(SET, ["9H", "2C"])).toEqual([["9H"]]);
  });
});

describe("cards that would make a meld", () => {
  it("are found in the whole pack", () => {
    expect(completing(["7S", "8S"])).toEqual(["6S", "9S"]);
    expect(completing(["KC", "KD"])).toEqual(["KH", "KS"]);
    expect(completing(["KS", "AS"])).toEqual(["QS"]);
    expect(completing(["2S", "9D"])).toEqual([]);
    expect(completing(["7S", "8S"]).every((card) => meldKind(["7S", "8S", card]))).toBe(true);
  });
});
