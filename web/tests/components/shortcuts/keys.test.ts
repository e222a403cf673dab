import { describe, expect, it } from "vitest";
import { commandFor, HELP, placeFor } from "../../../src/components/shortcuts/keys.ts";

describe("the keyboard map", () => {
  it("knows every letter of the help sheet, large or small", () => {
    const letters = HELP.map(([keys]) => keys).filter((keys) => /^[A-Z?]$/.test(keys));
    expect(letters).toHaveLength(15);
    for (const letter of letters) {
      expect(commandFor(letter, true)).not.toBeNull();
      expect(commandFor(letter.toLowerCase(), true)).toBe(commandFor(letter, true));
    }
  });

  it("has no two keys for one thing", () => {
    const commands = HELP.map(([keys]) => commandFor(keys, true)).filter((one) => one !== null);
    expect(new Set(commands).size).toBe(commands.length);
  });

  it("leaves Enter and Escape when the letters are off", () => {
    expect(commandFor("s", false)).toBeNull();
    expect(commandFor("Enter", false)).toBe("primary");
    expect(commandFor("Escape", false)).toBe("clear");
    expect(placeFor("1", false)).toBeNull();
  });

  it("goes to eleven cards by number", () => {
    expect([..."1234567890-"].map((key) => placeFor(key, true))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(placeFor("ArrowLeft", true)).toBeNull();
    expect(placeFor("a", true)).toBeNull();
  });
});
