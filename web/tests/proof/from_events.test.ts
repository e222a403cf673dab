import { describe, expect, it } from "vitest";
import { roundsIn } from "../../src/proof/from_events.ts";
import { roundIn } from "../../src/proof/from_view.ts";
import { replayOf } from "../support/replays.ts";
import { view } from "../support/views.ts";

const READER = { code: "K7PQ4M", players: 2, seat: 0, match: 1, remembered: () => null };

function told(how: "open" | "running") {
  return replayOf(how).records.flatMap((record) => record.events);
}

describe("roundsIn", () => {
  it("takes the seal, the secret and every deed of a round", () => {
    const [round, ...more] = roundsIn(told("running"), READER);
    expect(more).toEqual([]);
    expect(round).toMatchObject({
      commit: "ab".repeat(32),
      secret: "cd".repeat(32),
      starter: 0,
      starterBefore: null,
      upcard: "5C",
      isWhole: true,
    });
    expect(round?.hands[0]).toHaveLength(7);
    expect(round?.hands[1]).toBeNull();
    expect(round?.deeds.map(({ kind }) => kind)).toEqual([
      "drew",
      "discarded",
      "drew",
      "played",
      "played",
      "played",
      "discarded",
    ]);
    expect(round?.left?.[1]).toEqual([]);
  });

  it("sees all hands and draws once the match is over", () => {
    const [round] = roundsIn(told("open"), READER);
    expect(round?.hands.every((hand) => hand?.length === 7)).toBe(true);
    expect(round?.deeds[2]).toMatchObject({ source: "stock", card: "TS" });
  });

  it("knows of no seal where there is none", () => {
    const unsealed = told("running").filter(({ kind }) => kind !== "sealed");
    expect(roundsIn(unsealed, READER)[0]).toMatchObject({ commit: null, nonces: null });
  });

  it("leaves out a round that is still played", () => {
    const unfinished = told("running").filter(({ kind }) => kind !== "round_ended");
    expect(roundsIn(unfinished, READER)).toEqual([]);
  });

  it("asks for what was kept of this very deal", () => {
    const asked: unknown[] = [];
    const remembered = (deal: unknown, commit: string | null) => {
      asked.push([deal, commit]);
      return null;
    };
    roundsIn(told("running"), { ...READER, remembered });
    expect(asked).toEqual([[{ code: "K7PQ4M", match: 1, round: 1 }, "ab".repeat(32)]]);
  });
});

describe("roundIn", () => {
  const reveal = { match: 1, round: 1, commit: "ab", nonces: [null, null], secret: "cd" };
  const last = {
    reason: "went_out",
    winner: 1,
    gain: 3,
    points: [3, 0],
    hands: [["3C"], []],
  } as const;

  it("has the proof of the last round, and knows that it has seen no deal", () => {
    const over = view({ last_round: { ...last, scores: [0, 3], reveal, next_ms: null } });
    expect(roundIn(over, () => null)).toMatchObject({ commit: "ab", secret: "cd", isWhole: false });
  });

  it("has nothing before a round has ended", () => {
    expect(roundIn(view({ last_round: null }), () => null)).toBeNull();
  });
});
