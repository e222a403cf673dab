import { describe, expect, it } from "vitest";
import { isRepeat } from "../../../src/screens/table/voice.ts";

describe("speech", () => {
  const last = { text: "Your turn.", tone: "polite", at: 1_000 } as const;

  it("does not say the same twice at once", () => {
    expect(isRepeat(last, "Your turn.", 1_600)).toBe(true);
    expect(isRepeat(last, "Your turn.", 1_700)).toBe(false);
  });

  it("says something else at once", () => {
    expect(isRepeat(last, "Draw a card.", 1_001)).toBe(false);
    expect(isRepeat(null, "Your turn.", 0)).toBe(false);
  });
});
