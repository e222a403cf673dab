import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { check } from "../../src/proof/check.ts";
import type { Evidence } from "../../src/proof/evidence.ts";
import {
  type BundleReader,
  canonical,
  isUndamaged,
  roundsOf,
} from "../../src/proof/from_bundle.ts";
import type { BundleFile } from "../../src/wire/types.ts";

const NOBODY: BundleReader = { seat: null, remembered: () => null };

function bundle(name: string): BundleFile {
  const file = new URL(`../../../tests/golden/bundles/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** A round with nonces, stock draws that were seen, and hands left at its end. */
function sealedRound(): Evidence {
  const rounds = roundsOf(bundle("two-people"), NOBODY);
  const round = rounds[1];
  if (round?.commit == null) throw new Error("the golden bundle has no second sealed round");
  return round;
}

async function failed(evidence: Evidence): Promise<string[]> {
  const { findings } = await check(evidence);
  return findings.filter(({ outcome }) => outcome === "bad").map(({ step }) => step);
}

/** Return a hex text with one bit of one byte changed. */
function flipped(hex: string | null | undefined): string {
  if (hex == null) throw new Error("there is nothing to flip");
  const last = Number.parseInt(hex.slice(-1), 16) ^ 1;
  return hex.slice(0, -1) + last.toString(16);
}

describe("check of golden matches", () => {
  it.each(["one-person-three-ai", "three-people-house-rules", "two-people"])(
    "finds nothing wrong in %s",
    async (name) => {
      const rounds = roundsOf(bundle(name), NOBODY);
      expect(rounds.length).toBeGreaterThan(0);
      for (const round of rounds) {
        const report = await check(round);
        expect(report.verdict).toBe("good");
        const steps = report.findings.map(({ step, outcome }) => `${step} ${outcome}`);
        for (const step of ["commitment", "starter", "deck", "draws", "play"])
          expect(steps).toContain(`${step} good`);
      }
      expect(await isUndamaged(bundle(name))).toBe(true);
    },
  );

  it.each(["rigged-deck", "rigged-position"])("proves nothing of %s", async (name) => {
    const [round] = roundsOf(bundle(name), NOBODY);
    expect(round && (await check(round))).toMatchObject({ verdict: "unproved", findings: [] });
  });
});

describe("one flipped byte", () => {
  it("of the commitment is found", async () => {
    const round = sealedRound();
    expect(await failed({ ...round, commit: flipped(round.commit) })).toEqual(["commitment"]);
  });

  it("of the secret is found, and of everything that hangs on it", async () => {
    const round = sealedRound();
    const wrong = await failed({ ...round, secret: flipped(round.secret) });
    expect(wrong).toEqual(["commitment", "deck", "draws", "play"]);
  });

  it("of a nonce is found", async () => {
    const round = sealedRound();
    const nonces = round.nonces?.map((nonce) => (nonce === null ? null : flipped(nonce))) ?? [];
    expect(nonces.some((nonce) => nonce !== null)).toBe(true);
    expect(await failed({ ...round, nonces })).toEqual(["deck", "draws", "play"]);
  });

  it.each([
    ["the table's code", { code: "K7PR" }],
    ["the match's number", { match: 2 }],
  ])("of %s is found", async (_, change) => {
    expect(await failed({ ...sealedRound(), ...change })).toEqual(["commitment"]);
  });

  it("of the round's number is found", async () => {
    expect(await failed({ ...sealedRound(), round: 3 })).toEqual(["commitment"]);
  });

  it("of the deck is found", async () => {
    const round = sealedRound();
    const [first = "", second = "", ...rest] = round.deck ?? [];
    expect(await failed({ ...round, deck: [second, first, ...rest] })).toEqual(["deck"]);
  });

  it("of who began is found", async () => {
    const round = sealedRound();
    expect(await failed({ ...round, starter: 1 - round.starter })).toContain("starter");
  });

  it("of a card drawn is found, and said which", async () => {
    const round = sealedRound();
    const place = round.deeds.findIndex((deed) => deed.kind === "drew" && deed.source === "stock");
    const deeds = round.deeds.map((deed, i) => (i === place ? { ...deed, card: "XX" } : deed));
    const report = await check({ ...round, deeds });
    expect(report.findings.find(({ step }) => step === "draws")).toMatchObject({
      outcome: "bad",
      vars: { number: 1, seen: "XX" },
    });
  });

  it("of a discard is found", async () => {
    const round = sealedRound();
    const place = round.deeds.findIndex((deed) => deed.kind === "discarded");
    const deeds = round.deeds.map((deed, i) => (i === place ? { ...deed, card: "XX" } : deed));
    expect(await failed({ ...round, deeds })).toEqual(["play"]);
  });

  it("of a hand at the end is found", async () => {
    const round = sealedRound();
    const left = round.left?.map((hand) => (hand.length === 0 ? hand : ["XX", ...hand.slice(1)]));
    expect(await failed({ ...round, left: left ?? null })).toEqual(["play"]);
  });

  it("of a name is found by the file's digest", async () => {
    const whole = bundle("two-people");
    const seats = whole.seats.map((seat) => ("name" in seat ? { ...seat, name: "Anb" } : seat));
    expect(await isUndamaged({ ...whole, seats })).toBe(false);
  });
});

describe("what this browser remembers", () => {
  const kept = (change: Partial<Evidence>): Evidence => {
    const round = sealedRound();
    const seat = round.nonces?.findIndex((nonce) => nonce !== null) ?? 0;
    return {
      ...round,
      seat,
      remembered: { commit: round.commit ?? "", nonce: round.nonces?.[seat] ?? null },
      ...change,
    };
  };

  it("agrees with what was dealt", async () => {
    const { findings } = await check(kept({}));
    expect(findings.slice(0, 3)).toMatchObject([
      { step: "promise", outcome: "good" },
      { step: "commitment", outcome: "good" },
      { step: "nonce", outcome: "good" },
    ]);
  });

  it("shows that another commitment was promised", async () => {
    const round = kept({});
    const remembered = { commit: flipped(round.commit), nonce: round.remembered?.nonce ?? null };
    expect(await failed({ ...round, remembered })).toEqual(["promise"]);
  });

  it("shows that one's own nonce was changed", async () => {
    const round = kept({});
    const remembered = { commit: round.commit ?? "", nonce: flipped(round.remembered?.nonce) };
    expect(await failed({ ...round, remembered })).toEqual(["nonce"]);
  });

  it("shows that one's own nonce was left out", async () => {
    const round = kept({});
    const nonces = round.nonces?.map((nonce, seat) => (seat === round.seat ? null : nonce)) ?? [];
    const { findings } = await check({ ...round, nonces });
    expect(findings.find(({ step }) => step === "nonce")).toMatchObject({
      outcome: "bad",
      what: "left-out",
    });
  });

  it("is not made up where there is nothing", async () => {
    const { findings } = await check(kept({ remembered: null }));
    expect(findings.find(({ step }) => step === "promise")?.outcome).toBe("unknown");
    expect(findings.find(({ step }) => step === "nonce")?.outcome).toBe("unknown");
  });
});

describe("canonical", () => {
  it("writes JSON as the server's digest has it", () => {
    expect(canonical({ b: [1, null], a: "Zoé 🂡\u007f\n" })).toBe(
      '{"a":"Zo\\u00e9 \\ud83c\\udca1\\u007f\\n","b":[1,null]}',
    );
  });
});
