import { describe, expect, it } from "vitest";
import { attempt, begun, type Course, isDone } from "../../../src/screens/learn/course.ts";
import { LESSONS, type Lesson, lessonOf, nextLesson } from "../../../src/screens/learn/lessons.ts";
import { type Deed, reckoning } from "../../../src/screens/learn/position.ts";

/** A way through each lesson, as the texts tell it. */
const WAYS: Readonly<Record<string, readonly Deed[]>> = {
  "1": [{ kind: "draw_discard" }, { kind: "discard", card: "KS" }],
  "2": [
    { kind: "draw_discard" },
    { kind: "meld", cards: ["5H", "6H", "7H"] },
    { kind: "meld", cards: ["KS", "AS", "QS"] },
    { kind: "discard", card: "9D" },
  ],
  "3": [
    { kind: "draw_stock" },
    { kind: "meld", cards: ["KH", "KD", "KC"] },
    { kind: "meld", cards: ["9C", "9D", "9S"] },
    { kind: "discard", card: "6D" },
  ],
  "4": [
    { kind: "draw_stock" },
    { kind: "lay_off", meld: 0, cards: ["4S", "8S"] },
    { kind: "lay_off", meld: 1, cards: ["QD"] },
    { kind: "discard", card: "JC" },
  ],
  "5": [
    { kind: "draw_discard" },
    { kind: "meld", cards: ["6C", "7C", "8C"] },
    { kind: "lay_off", meld: 0, cards: ["KD"] },
    { kind: "discard", card: "4H" },
  ],
  "6": [{ kind: "draw_stock" }],
};

function known(id: string): Lesson {
  const lesson = lessonOf(id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  return lesson;
}

function played(id: string, deeds: readonly Deed[]): Course {
  return deeds.reduce(attempt, begun(known(id)));
}

describe.each(LESSONS.map((lesson) => lesson.id))("lesson %s", (id) => {
  const way = WAYS[id] ?? [];

  it("can be done as its texts say, one goal a deed", () => {
    expect(way).toHaveLength(known(id).goals.length);
    expect(isDone(played(id, way))).toBe(true);
  });

  it("is not done before the last deed", () => {
    expect(isDone(played(id, way.slice(0, -1)))).toBe(false);
  });

  it("deals no card twice", () => {
    const { hand, melds, stock, pile, other } = known(id).start;
    const all = [...hand, ...melds.flatMap((meld) => meld.cards), ...stock, ...pile, ...other];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("attempt", () => {
  it("says why king, ace, two is no run, and changes nothing", () => {
    const before = played("2", WAYS["2"]?.slice(0, 2) ?? []);
    const course = attempt(before, { kind: "meld", cards: ["KS", "AS", "2S"] });
    expect(course.answer).toMatchObject({ kind: "fault", fault: { code: "ace_is_high" } });
    expect(course.position).toBe(before.position);
    expect(course.reached).toBe(before.reached);
  });

  it("says that a draw comes first", () => {
    const course = played("5", [{ kind: "discard", card: "4H" }]);
    expect(course.answer).toMatchObject({ fault: { code: "wrong_phase" } });
  });

  it("says that two cards are too few", () => {
    const course = played("3", [{ kind: "draw_stock" }, { kind: "meld", cards: ["KH", "KD"] }]);
    expect(course.answer).toMatchObject({ fault: { code: "too_few_cards" } });
  });

  it("puts off what is legal but leads past the goal", () => {
    const course = played("5", [{ kind: "draw_stock" }]);
    expect(course.answer).toEqual({ kind: "later" });
    expect(course.position).toBe(known("5").start);
  });

  it("forgets the answer when the right thing is done", () => {
    const course = played("1", [{ kind: "draw_stock" }, { kind: "draw_discard" }]);
    expect(course.answer).toBeNull();
    expect(course.reached).toBe(1);
  });
});

describe("how rounds end", () => {
  it("goes out by the last discard and scores the other hand", () => {
    const { position } = played("5", WAYS["5"] ?? []);
    expect(position.over).toBe("went_out");
    expect(reckoning(position)).toEqual({ iWin: true, gain: 22 });
  });

  it("ends when the empty stock is asked, and the lower hand wins", () => {
    const { position } = played("6", WAYS["6"] ?? []);
    expect(position.over).toBe("empty_stock");
    expect(reckoning(position)).toEqual({ iWin: true, gain: 25 });
  });
});

it("leads from lesson to lesson, and on from the last to none", () => {
  expect(nextLesson("1")?.id).toBe("2");
  expect(nextLesson("6")).toBeUndefined();
  expect(lessonOf("7")).toBeUndefined();
});
