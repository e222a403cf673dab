import { describe, expect, it } from "vitest";
import { fitting, growth, laying, lit, possible } from "../../src/game/choices.ts";
import type { MeldView, View } from "../../src/wire/types.ts";
import { view } from "../support/views.ts";

const RUN: MeldView = { id: 0, kind: "run", owner: 1, cards: ["4S", "5S", "6S"] };
const SET: MeldView = { id: 1, kind: "set", owner: 1, cards: ["7C", "7D", "7H"] };

function at(hand: string, changes: Partial<View> = {}): View {
  return view({ you: { seat: 0, hand: hand.split(" "), points: 0 }, ...changes });
}

function keepingOne(base: View): View {
  const { settings } = base.table;
  const options = { ...settings.options, discard_to_win: true };
  return { ...base, table: { ...base.table, settings: { ...settings, options } } };
}

describe("what is possible", () => {
  it("is what the server calls legal, as long as nothing is staged", () => {
    const now = view({ melds: [RUN] });
    const can = possible(now, []);
    expect(can.melds).toBe(now.legal?.melds);
    expect(can.layOffs).toBe(now.legal?.lay_offs);
    expect(can.discards).toBe(now.legal?.discards);
  });

  it("is nothing on another's turn", () => {
    const can = possible(view({ legal: null }), []);
    expect([can.draws, can.melds, can.layOffs, can.discards]).toEqual([[], [], [], []]);
  });

  it("goes on from the staged melds", () => {
    const legal = {
      draws: [],
      melds: [["7S", "8S", "9S"]],
      lay_offs: [],
      discards: ["7S", "8S", "9S", "TS", "KD"],
    };
    const can = possible(at("7S 8S 9S TS KD", { legal }), [
      { kind: "meld", cards: ["7S", "8S", "9S"] },
    ]);
    expect(can.melds).toEqual([]);
    expect(can.layOffs).toEqual([{ meld: 0, cards: ["TS"] }]);
    expect(can.discards).toEqual(["TS", "KD"]);
  });

  it("lets the last card of all go, even one just taken", () => {
    const legal = { draws: [], melds: [["7S", "8S", "9S"]], lay_offs: [], discards: ["7S"] };
    const can = possible(at("7S 8S 9S KD", { legal }), [
      { kind: "meld", cards: ["7S", "8S", "9S"] },
    ]);
    expect(can.discards).toEqual(["KD"]);
  });

  it("keeps a card where the last must be a discard", () => {
    const can = possible(keepingOne(at("7S KD", { melds: [RUN] })), []);
    expect(can.most).toBe(1);
    expect(laying(can, ["7S"])).toEqual({ kind: "lay_off", meld: 0 });
    const last = possible(keepingOne(at("7S", { melds: [RUN] })), []);
    expect(laying(last, ["7S"])).toEqual({
      kind: "no",
      fault: { code: "must_keep_a_discard", params: {} },
    });
  });
});

describe("what the selection does", () => {
  const can = possible(at("7S 8S 9S 2D KD", { melds: [RUN, SET] }), []);

  it("asks where two melds take it", () => {
    const asked = laying(can, ["7S"]);
    expect(asked.kind === "ask" && asked.melds.map(({ id }) => id)).toEqual([0, 1]);
  });

  it("asks where it is a meld and fits one too", () => {
    const asked = laying(can, ["7S", "8S", "9S"]);
    expect(asked).toMatchObject({ kind: "ask", asMeld: true });
  });

  it("is a meld where no other takes it", () => {
    const alone = possible(at("7S 8S 9S KD", { melds: [SET] }), []);
    expect(laying(alone, ["7S", "8S", "9S"])).toEqual({ kind: "meld" });
  });

  it("is explained where it is nothing", () => {
    expect(laying(can, ["2D", "KD"])).toMatchObject({ fault: { code: "too_few_cards" } });
    const one = possible(at("9S KD", { melds: [RUN] }), []);
    expect(laying(one, ["9S"])).toMatchObject({
      fault: { code: "does_not_fit", params: { near: "3S 7S" } },
    });
  });
});

describe("what is lit", () => {
  const legal = {
    draws: [],
    melds: [["7S", "8S", "9S"]],
    lay_offs: [
      { meld: 0, cards: ["7S"] },
      { meld: 0, cards: ["7S", "8S"] },
    ],
    discards: [],
  };
  const can = possible(at("7S 8S 9S KD", { melds: [RUN], legal }), []);

  it("are the cards of melds and lay-offs", () => {
    expect([...lit(can).melds]).toEqual(["7S", "8S", "9S"]);
    expect([...lit(can).layOffs]).toEqual(["7S", "8S"]);
  });

  it("are the melds that take something, or just what is selected", () => {
    expect([...fitting(can, [])]).toEqual([0]);
    expect([...fitting(can, ["8S", "7S"])]).toEqual([0]);
    expect([...fitting(can, ["8S"])]).toEqual([]);
  });

  it("tells with which cards a meld grows", () => {
    const [run] = can.laid;
    expect(run && growth(run, can)).toEqual(["7S", "8S", "9S"]);
  });
});
