import { describe, expect, it } from "vitest";
import {
  chapterAt,
  chaptersOf,
  momentsOf,
  placeBefore,
  turnFrom,
} from "../../src/replay/moments.ts";
import { eventSeen, handsSeen, viewOf, winnerOf } from "../../src/replay/seen.ts";
import { touchedBy } from "../../src/replay/touched.ts";
import { MATCH, replayOf } from "../support/replays.ts";

const OPEN = momentsOf(replayOf("open"));
const RUNNING = momentsOf(replayOf("running"));

function at(moments: typeof OPEN, kind: string) {
  const found = moments.find(({ event }) => event?.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found.scene;
}

describe("momentsOf", () => {
  it("has a moment for each event and one before the first", () => {
    const events = replayOf("open").records.flatMap((record) => record.events);
    expect(OPEN.map(({ event }) => event)).toEqual([null, ...events]);
    expect(OPEN[4]).toMatchObject({ at: 4_000 });
  });

  it("deals the hands, the upcard and the stock", () => {
    const scene = at(OPEN, "dealt_open");
    expect(scene).toMatchObject({ round: 1, counts: [7, 7], stock: 37, pile: ["5C"] });
    expect(scene.turn).toEqual({ seat: 0, phase: "draw", taken: null });
  });

  it("moves a card from the discard pile to the hand", () => {
    const scene = OPEN[4]?.scene;
    expect(scene?.pile).toEqual([]);
    expect(scene?.hands[0]).toContain("5C");
    expect(scene?.turn).toEqual({ seat: 0, phase: "play", taken: "5C" });
  });

  it("passes the turn on with the discard", () => {
    const scene = at(OPEN, "discarded");
    expect(scene.pile).toEqual(["AH"]);
    expect(scene.counts).toEqual([7, 7]);
    expect(scene.turn).toEqual({ seat: 1, phase: "draw", taken: null });
  });

  it("lays melds down in order and lengthens them", () => {
    const scene = at(OPEN, "laid_off");
    expect(scene.melds).toEqual([
      { id: 0, owner: 1, kind: "run", cards: ["7S", "8S", "9S", "TS"] },
      { id: 1, owner: 1, kind: "set", cards: ["KD", "KH", "KS"] },
    ]);
    expect(scene.hands[1]).toEqual(["3C"]);
  });

  it("ends the round with open hands and the winner's gain", () => {
    const scene = at(RUNNING, "round_ended");
    expect(scene.hands[0]).toContain("QD");
    expect(scene).toMatchObject({ scores: [0, 34], gains: [[0, 34]], turn: null });
    expect(winnerOf(scene, MATCH)).toBe(1);
    expect(
      winnerOf(scene, { ...MATCH, options: { ...MATCH.options, score_limit: 35 } }),
    ).toBeNull();
  });

  it("counts the cards of hands that are not told", () => {
    const scene = at(RUNNING, "laid_off");
    expect(scene.hands[1]).toBeNull();
    expect(scene.counts).toEqual([7, 1]);
    expect(scene.stock).toBe(36);
  });
});

describe("an open match through one seat's eyes", () => {
  it("is the same at every moment as what that seat was told live", () => {
    for (const [place, moment] of OPEN.entries()) {
      const live = RUNNING[place];
      expect(handsSeen(moment.scene, 0)).toEqual(live && handsSeen(live.scene, 0));
      expect(viewOf(moment.scene, MATCH, 0)).toEqual(live && viewOf(live.scene, MATCH, 0));
      const event = moment.event && eventSeen(moment.event, 0);
      expect(event).toEqual(live?.event);
    }
  });

  it("hides the others' hands and draws", () => {
    const drew = OPEN[6];
    expect(drew?.event).toMatchObject({ kind: "drew", card: "TS" });
    expect(drew?.event && eventSeen(drew.event, 0)).toMatchObject({ card: null });
    expect(drew?.event && eventSeen(drew.event, 1)).toMatchObject({ card: "TS" });
    expect(drew && handsSeen(drew.scene, 1)[0]).toBeNull();
    expect(drew && handsSeen(drew.scene, "open").every((hand) => hand !== null)).toBe(true);
  });
});

describe("jumps", () => {
  it("go from turn to turn", () => {
    expect(turnFrom(OPEN, 0, 1)).toBe(3);
    expect(turnFrom(OPEN, 3, 1)).toBe(5);
    expect(turnFrom(OPEN, 5, -1)).toBe(3);
    expect(turnFrom(OPEN, 3, -1)).toBe(0);
    expect(turnFrom(OPEN, OPEN.length - 1, 1)).toBe(OPEN.length - 1);
  });

  it("go from round to round; a seal belongs to the deal that it is of", () => {
    const replay = replayOf("open");
    const later = replay.records.map((record) => ({
      ...record,
      seq: record.seq + 10,
      events: record.events.map((event) => ({ ...event, seq: event.seq + 10 })),
    }));
    const twice = momentsOf({ ...replay, records: [...replay.records, ...later] });
    const chapters = chaptersOf(twice);
    expect(chapters).toHaveLength(2);
    expect(twice[chapters[1]?.first ?? 0]?.event).toMatchObject({ kind: "match_started", seq: 13 });
    expect(chapterAt(chapters, 2)).toEqual(chapters[0]);
    expect(chapterAt(chapters, twice.length - 1)).toEqual(chapters[1]);
  });
});

describe("touchedBy", () => {
  it("names the cards that moved", () => {
    expect(touchedBy(null)).toEqual([]);
    expect(touchedBy({ seq: 1, kind: "discarded", seat: 0, card: "AH" })).toEqual(["AH"]);
    expect(touchedBy({ seq: 1, kind: "drew", seat: 1, source: "stock", card: null })).toEqual([]);
  });
});

describe("placeBefore", () => {
  it("is the last moment that a record has not yet changed", () => {
    const seqs = OPEN.flatMap(({ event }) => (event === null ? [] : [event.seq]));
    for (const seq of new Set(seqs)) {
      const place = placeBefore(OPEN, seq);
      expect(OPEN[place]?.event?.seq ?? 0).toBeLessThan(seq);
      expect(OPEN[place + 1]?.event?.seq).toBe(seq);
    }
    expect(placeBefore(OPEN, Math.max(...seqs) + 1)).toBe(OPEN.length - 1);
    expect(placeBefore(OPEN, 0)).toBe(0);
  });
});
