import { describe, expect, it } from "vitest";
import { placeIn, queryOf } from "../../src/replay/address.ts";
import { commandFor, speedFrom } from "../../src/replay/keys.ts";

const PLAIN = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

describe("commandFor", () => {
  it.each([
    [{ key: " " }, "play"],
    [{ key: "ArrowRight" }, "next"],
    [{ key: "ArrowLeft", shiftKey: true }, "previousTurn"],
    [{ key: "Home" }, "first"],
    [{ key: "+", shiftKey: true }, "faster"],
    [{ key: "ArrowLeft", altKey: true }, null],
    [{ key: "a" }, null],
  ])("knows %o", (pressed, command) => {
    expect(commandFor({ ...PLAIN, ...pressed })).toBe(command);
  });
});

describe("speedFrom", () => {
  it("goes from half to eightfold and no further", () => {
    expect(speedFrom(1, 1)).toBe(2);
    expect(speedFrom(0.5, -1)).toBe(0.5);
    expect(speedFrom(8, 1)).toBe(8);
  });
});

describe("placeIn", () => {
  it("finds the moment and the eyes of an address", () => {
    expect(placeIn("?at=12&eyes=1", 40, 2, "open")).toEqual({ at: 12, eyes: 1 });
    expect(placeIn(queryOf({ at: 7, eyes: "open" }), 40, 2, "open")).toEqual({
      at: 7,
      eyes: "open",
    });
  });

  it.each(["", "?at=x", "?at=-4", "?at=1.5", "?eyes=9"])(
    "stays within what there is: %s",
    (query) => {
      expect(placeIn(query, 40, 2, "open")).toEqual({ at: 0, eyes: "open" });
    },
  );

  it("stops at the end, and lets nobody choose other eyes while the match runs", () => {
    expect(placeIn("?at=99&eyes=1", 40, 2, 0)).toEqual({ at: 40, eyes: 0 });
  });
});
