import { describe, expect, it } from "vitest";
import { type Kept, keptWith, recalled } from "../../src/proof/memory.ts";
import { view } from "../support/views.ts";

const DEAL = { code: "ABCDEF", match: 1, round: 2 };

function waiting(commit: string, nonce: string | null = null) {
  return view({ next_deal: { match: 1, round: 2, commit, nonces: [false, false], nonce } });
}

describe("keptWith", () => {
  it("keeps what is shown before the deal, and what is added to it", () => {
    const shown = keptWith([], waiting("c1"), {});
    expect(shown).toEqual([{ ...DEAL, commit: "c1", nonce: null }]);
    expect(keptWith(shown, waiting("c1"), { c1: "n1" })).toEqual([
      { ...DEAL, commit: "c1", nonce: "n1" },
    ]);
  });

  it("keeps what another page of the same player added", () => {
    expect(keptWith([], waiting("c1", "n9"), {})).toMatchObject([{ nonce: "n9" }]);
  });

  it("changes nothing without news, at a deal, or for an onlooker", () => {
    const kept = keptWith([], waiting("c1"), { c1: "n1" });
    expect(keptWith(kept, waiting("c1"), { c1: "n1" })).toBe(kept);
    expect(keptWith(kept, view({ next_deal: null }), {})).toBe(kept);
    expect(keptWith(kept, { ...waiting("c2"), you: null }, {})).toBe(kept);
  });

  it("does not grow without end", () => {
    let kept: readonly Kept[] = [];
    for (let i = 0; i < 400; i += 1) kept = keptWith(kept, waiting(`c${i}`), {});
    expect(kept).toHaveLength(300);
    expect(kept.at(-1)?.commit).toBe("c399");
  });
});

describe("recalled", () => {
  const kept: Kept[] = [
    { ...DEAL, commit: "c1", nonce: "n1" },
    { ...DEAL, commit: "c2", nonce: "n2" },
  ];

  it("finds what was added to the commitment that the deal was sealed with", () => {
    expect(recalled(kept, DEAL, "c1")).toMatchObject({ nonce: "n1" });
  });

  it("finds the last one shown where the deal was sealed with another", () => {
    expect(recalled(kept, DEAL, "c3")).toMatchObject({ commit: "c2" });
  });

  it("finds nothing for a deal that this browser did not wait for", () => {
    expect(recalled(kept, { ...DEAL, round: 3 }, "c1")).toBeNull();
  });
});
