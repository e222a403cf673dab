import { describe, expect, it } from "vitest";
import {
  arranged,
  byMelds,
  byRank,
  bySuit,
  kept,
  movedBefore,
  nextSorting,
  nudged,
  type Sorting,
} from "../../src/game/arrange.ts";
import { DECK } from "../../src/game/cards.ts";
import { shuffled } from "../support/shuffled.ts";

const HAND = ["QH", "3S", "2C", "9D", "4S", "9H", "AH", "5S", "KH", "9C", "TD"];

describe("the order of the hand", () => {
  it("by suit puts black and red in turn, low to high", () => {
    expect(bySuit(HAND).join(" ")).toBe("3S 4S 5S 9H QH KH AH 2C 9C 9D TD");
  });

  it("by rank keeps the ace above the king", () => {
    expect(byRank(HAND).join(" ")).toBe("2C 3S 4S 5S 9H 9C 9D TD QH KH AH");
  });

  it("by melds puts what can be laid down first, the rest by suit", () => {
    const order = byMelds(HAND, false);
    const melds = order.slice(0, 9).map((card) => card);
    expect([...melds].sort()).toEqual(["3S", "4S", "5S", "9C", "9D", "9H", "AH", "KH", "QH"]);
    expect(order.slice(9)).toEqual(["2C", "TD"]);
  });

  it("never loses or doubles a card", () => {
    for (const sorting of ["suit", "rank", "melds", "own"] as const)
      for (let seed = 0; seed < 10; seed += 1) {
        const hand = shuffled(DECK, seed).slice(0, 11);
        const order = arranged(hand, sorting, shuffled(hand, seed + 1).slice(0, 5), false);
        expect([...order].sort()).toEqual([...hand].sort());
      }
  });

  it("of one's own is kept, with new cards at the end", () => {
    expect(kept(["2C", "3S", "7H", "4S"], ["4S", "QH", "2C"])).toEqual(["4S", "2C", "3S", "7H"]);
  });

  it("goes round", () => {
    const seen = new Set<Sorting>();
    for (let at: Sorting = "own"; !seen.has(at); at = nextSorting(at)) seen.add(at);
    expect([...seen]).toEqual(["own", "melds", "suit", "rank"]);
  });
});

describe("moving cards", () => {
  const order = ["2C", "3C", "4C", "5C", "6C"];

  it("puts a block before a card", () => {
    expect(movedBefore(order, ["5C", "2C"], "4C")).toEqual(["3C", "2C", "5C", "4C", "6C"]);
  });

  it("or at the end", () => {
    expect(movedBefore(order, ["2C"], null)).toEqual(["3C", "4C", "5C", "6C", "2C"]);
  });

  it("one place at a time, and not beyond the ends", () => {
    expect(nudged(order, "3C", 1)).toEqual(["2C", "4C", "3C", "5C", "6C"]);
    expect(nudged(order, "2C", -1)).toEqual(order);
    expect(nudged(order, "6C", 1)).toEqual(order);
    expect(nudged(order, "9S", 1)).toEqual(order);
  });
});
