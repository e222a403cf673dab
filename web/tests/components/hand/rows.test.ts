import { describe, expect, it } from "vitest";
import { rowsFor } from "../../../src/components/hand/rows.ts";

const PHONE = { width: 360, height: 640 };

describe("rows of the hand", () => {
  it("are two on a tall phone with more than eight cards", () => {
    expect(rowsFor(9, PHONE, "auto")).toBe(2);
    expect(rowsFor(8, PHONE, "auto")).toBe(1);
  });

  it("are one where the window is low", () => {
    expect(rowsFor(11, { width: 360, height: 512 }, "auto")).toBe(1);
    expect(rowsFor(11, { width: 640, height: 360 }, "auto")).toBe(1);
  });

  it("are one where all cards lie side by side", () => {
    expect(rowsFor(11, { width: 1280, height: 800 }, "auto")).toBe(1);
  });

  it("are what the reader wants", () => {
    expect(rowsFor(11, PHONE, "1")).toBe(1);
    expect(rowsFor(7, PHONE, "2")).toBe(2);
    expect(rowsFor(2, PHONE, "2")).toBe(1);
    expect(rowsFor(11, { width: 360, height: 512 }, "2")).toBe(2);
  });

  it("never push the actions off a low window", () => {
    expect(rowsFor(11, { width: 640, height: 360 }, "2")).toBe(1);
  });
});
