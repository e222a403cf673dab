import { describe, expect, it } from "vitest";
import { bundleIn, NoBundle } from "../../src/proof/from_bundle.ts";
import { stepsIn } from "../../src/proof/notation.ts";

describe("stepsIn", () => {
  it.each([
    ["draw stock", [{ kind: "draw_stock" }]],
    ["draw discard", [{ kind: "draw_discard" }]],
    ["discard KD", [{ kind: "discard", card: "KD" }]],
    [
      "turn meld 7S 8S 9S, lay off TS on 0, discard KD",
      [
        { kind: "meld", cards: ["7S", "8S", "9S"] },
        { kind: "lay_off", cards: ["TS"], meld: 0 },
        { kind: "discard", card: "KD" },
      ],
    ],
    ["sing", []],
    ["discard", []],
  ])("reads %s", (action, steps) => {
    expect(stepsIn(action)).toEqual(steps);
  });
});

describe("bundleIn", () => {
  it.each(["", "[]", "null", '{"format":"other","rounds":[]}', '{"format":"rami.bundle/1"}'])(
    "finds none in %s",
    (text) => {
      expect(() => bundleIn(text)).toThrow(NoBundle);
    },
  );
});
