import { describe, expect, it } from "vitest";
import { flightsOf } from "../../../src/components/motion/flights.ts";

describe("flights", () => {
  it("of a hidden card end at the seat, face down", () => {
    const [flight] = flightsOf([{ seq: 1, kind: "drew", seat: 1, source: "stock", card: null }], 0);
    expect(flight).toEqual({ card: null, from: { at: "stock" }, to: { at: "seat", seat: 1 } });
  });

  it("of the own draw end in the hand", () => {
    const [flight] = flightsOf(
      [{ seq: 1, kind: "drew", seat: 0, source: "discard", card: "7S" }],
      0,
    );
    expect(flight).toEqual({
      card: "7S",
      from: { at: "pile" },
      to: { at: "hand", card: "7S" },
    });
  });

  it("of a discard end on the pile, from the seat or the own hand", () => {
    const discard = (seat: number) =>
      flightsOf([{ seq: 1, kind: "discarded", seat, card: "7S" }], 0);
    expect(discard(0)[0]?.from).toEqual({ at: "own" });
    expect(discard(2)[0]?.from).toEqual({ at: "seat", seat: 2 });
    expect(discard(2)[0]?.to).toEqual({ at: "pile" });
  });

  it("do not come in swarms", () => {
    const many = Array.from({ length: 30 }, (_, i) => ({
      seq: i,
      kind: "drew" as const,
      seat: 1,
      source: "stock" as const,
      card: null,
    }));
    expect(flightsOf(many, 0)).toEqual([]);
  });
});
