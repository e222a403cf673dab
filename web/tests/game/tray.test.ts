import { describe, expect, it } from "vitest";
import {
  actionFor,
  handLeft,
  meldsAfter,
  stillPlayable,
  type Tray,
  takers,
  undone,
} from "../../src/game/tray.ts";
import { view } from "../support/views.ts";

const RUN = { kind: "meld", cards: ["7S", "8S", "9S"] } as const;
const LONGER = { kind: "lay_off", meld: 1, cards: ["TS"] } as const;
const TABLE = [{ id: 0, kind: "set", owner: 1, cards: ["4C", "4D", "4H"] }] as const;

describe("the tray", () => {
  const tray: Tray = [RUN, LONGER];

  it("takes its cards out of the hand", () => {
    expect(handLeft(["7S", "KD", "8S", "9S", "TS"], tray)).toEqual(["KD"]);
  });

  it("lays its melds under the ids that the server will give them", () => {
    const laid = meldsAfter(
      [...TABLE.map((meld) => ({ ...meld, cards: [...meld.cards] }))],
      tray,
      0,
    );
    expect(laid.map((meld) => [meld.id, meld.owner, meld.cards.join(" ")])).toEqual([
      [0, 1, "4C 4D 4H"],
      [1, 0, "7S 8S 9S TS"],
    ]);
    expect(laid[1]?.staged).toEqual(["7S", "8S", "9S", "TS"]);
  });

  it("goes as one action with the discard", () => {
    expect(actionFor(tray, "KD")).toEqual({
      kind: "turn",
      steps: [RUN, LONGER, { kind: "discard", card: "KD" }],
    });
  });

  it("goes as what it is when it is one step", () => {
    expect(actionFor([RUN], null)).toEqual(RUN);
    expect(actionFor([], "KD")).toEqual({ kind: "discard", card: "KD" });
    expect(actionFor([], null)).toBeNull();
  });

  it("is undone from its end", () => {
    expect(undone(tray)).toEqual([RUN]);
  });

  it("keeps after an update what the hand still has, up to the first that it has not", () => {
    const hand = (cards: string[]) => view({ you: { seat: 0, hand: cards, points: 0 } });
    expect(stillPlayable(tray, hand(["7S", "8S", "9S", "TS"]))).toEqual(tray);
    expect(stillPlayable(tray, hand(["7S", "8S", "9S"]))).toEqual([RUN]);
    expect(stillPlayable(tray, hand(["8S", "9S", "TS"]))).toEqual([]);
  });

  it("finds every meld that takes a card, and no other", () => {
    const laid = meldsAfter(
      [...TABLE.map((meld) => ({ ...meld, cards: [...meld.cards] }))],
      [RUN],
      0,
    );
    expect(takers(laid, ["4S"]).map((meld) => meld.id)).toEqual([0]);
    expect(takers(laid, ["6S"]).map((meld) => meld.id)).toEqual([1]);
    expect(takers(laid, ["TS", "JS"]).map((meld) => meld.id)).toEqual([1]);
    expect(takers(laid, ["JS"])).toEqual([]);
  });
});
