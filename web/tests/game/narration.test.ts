import { describe, expect, it } from "vitest";
import { narrate, sayings, sinceMine } from "../../src/game/narration.ts";
import type { GameEvent } from "../../src/wire/types.ts";

const TURN: GameEvent[] = [
  { seq: 1, kind: "drew", seat: 1, source: "discard", card: "7H" },
  { seq: 2, kind: "melded", seat: 1, meld: 0, meld_kind: "run", cards: ["7H", "8H", "9H"] },
  { seq: 3, kind: "laid_off", seat: 1, meld: 0, cards: ["TH"] },
  { seq: 4, kind: "discarded", seat: 1, card: "KC" },
];

describe("a turn", () => {
  it("is told in one sentence when it is over", () => {
    const { told, unfinished } = narrate(null, TURN);
    expect(unfinished).toBeNull();
    expect(told).toHaveLength(1);
    const [only] = told;
    expect(only?.kind === "turn" && only.tale.parts.map(({ id }) => id)).toEqual([
      "drew-discard",
      "melded",
      "laid-off",
      "discarded",
    ]);
  });

  it("is told once however its updates are cut", () => {
    let unfinished = null as ReturnType<typeof narrate>["unfinished"];
    const told = TURN.flatMap((event) => {
      const step = narrate(unfinished, [event]);
      unfinished = step.unfinished;
      return step.told;
    });
    expect(told).toEqual(narrate(null, TURN).told);
  });

  it("does not name a card that the reader may not see", () => {
    const { unfinished } = narrate(null, [
      { seq: 1, kind: "drew", seat: 1, source: "stock", card: null },
    ]);
    expect(unfinished?.parts[0]?.vars["card"]).toBe("");
  });

  it("without a discard ends with the round", () => {
    const end: GameEvent = {
      seq: 5,
      kind: "round_ended",
      reason: "went_out",
      winner: 1,
      hands: [["2C"], []],
      points: [2, 0],
      gain: 2,
    };
    const { told, unfinished } = narrate(null, [...TURN.slice(0, 2), end]);
    expect(told.map(({ kind }) => kind)).toEqual(["turn", "end"]);
    expect(unfinished).toBeNull();
  });

  it("of another seat begins another sentence", () => {
    const { told, unfinished } = narrate(null, [
      { seq: 1, kind: "drew", seat: 1, source: "stock", card: null },
      { seq: 2, kind: "drew", seat: 2, source: "stock", card: null },
    ]);
    expect(told).toHaveLength(1);
    expect(unfinished?.seat).toBe(2);
  });

  it("is not broken by somebody's link", () => {
    const away: GameEvent = { seq: 2, kind: "presence", seat: 2, link: "away" };
    const { told } = narrate(null, [...TURN.slice(0, 1), away, ...TURN.slice(1)]);
    expect(told.map(({ kind }) => kind)).toEqual(["one", "turn"]);
  });
});

describe("the log", () => {
  it("tells a lay-off with the meld as it was", () => {
    const more: GameEvent = { seq: 6, kind: "laid_off", seat: 0, meld: 0, cards: ["6H"] };
    const said = sayings([...TURN, more]);
    const ontos = said.flatMap((one) => ("vars" in one ? [one.vars["onto"]] : []));
    expect(ontos.filter((onto) => onto !== undefined)).toEqual(["7H 8H 9H", "7H 8H 9H TH"]);
  });

  it("does without where the meld is not known", () => {
    expect(sayings(TURN.slice(2, 3))[0]).toMatchObject({ id: "part-laid-off" });
  });

  it("since the reader's last turn begins after their discard", () => {
    const mine: GameEvent = { seq: 1, kind: "discarded", seat: 0, card: "2C" };
    expect(sinceMine([mine, ...TURN], 0)).toEqual(TURN);
    expect(sinceMine(TURN, 0)).toEqual(TURN);
  });
});
