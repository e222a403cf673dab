import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bytesOf, commitOf, hexOf, seedOf } from "../../src/proof/hashing.ts";
import { deckOf, firstStarterOf } from "../../src/proof/shuffle.ts";

interface Vector {
  readonly name: string;
  readonly table: string;
  readonly match: number;
  readonly round: number;
  readonly secret: string;
  readonly nonces: readonly (string | null)[];
  readonly commit: string;
  readonly seed: string;
  readonly deck: string;
  readonly starter: number;
}

const golden = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../tests/golden/${name}`, import.meta.url), "utf8"));
const VECTORS: Vector[] = golden("fair_deal.json");

describe.each(VECTORS)("the shared vector: $name", (vector) => {
  it("has the same commitment", async () => {
    const deal = { code: vector.table, match: vector.match, round: vector.round };
    expect(await commitOf(deal, vector.secret)).toBe(vector.commit);
  });

  it("has the same seed", async () => {
    expect(hexOf(await seedOf(vector.secret, vector.nonces))).toBe(vector.seed);
  });

  it("has the same deck and the same first seat", async () => {
    const seed = bytesOf(vector.seed);
    expect((await deckOf(seed)).join(" ")).toBe(vector.deck);
    expect(await firstStarterOf(seed, vector.nonces.length)).toBe(vector.starter);
  });
});

describe("deckOf", () => {
  it("drops the words that would make some numbers more frequent", async () => {
    const seed = 4_938_411n.toString(16).padStart(64, "0");
    const deck = await deckOf(bytesOf(seed));
    expect(deck.slice(0, 8).join(" ")).toBe("6D AD 2S 7D 6S 5D KS JH");
  });
});
