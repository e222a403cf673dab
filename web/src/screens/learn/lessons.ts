/** The six lessons: a position each, and what is to be done with it, step by step. */
import { rankOf } from "../../game/cards.ts";
import { meldKind } from "../../game/melds.ts";
import type { Card } from "../../wire/types.ts";
import type { Deed, LessonMeld, Position } from "./position.ts";

/** One thing to do; its words are `ui-learn-LESSON-goal-NUMBER`. */
export interface Goal {
  readonly isMet: (deed: Deed) => boolean;
}

export interface Lesson {
  readonly id: string;
  readonly start: Position;
  readonly goals: readonly Goal[];
}

const anyDraw: Goal = {
  isMet: (deed) => deed.kind === "draw_stock" || deed.kind === "draw_discard",
};
const fromPile: Goal = { isMet: (deed) => deed.kind === "draw_discard" };
const fromStock: Goal = { isMet: (deed) => deed.kind === "draw_stock" };
const anyDiscard: Goal = { isMet: (deed) => deed.kind === "discard" };

function discardOf(...ranks: string[]): Goal {
  return { isMet: (deed) => deed.kind === "discard" && ranks.includes(rankOf(deed.card)) };
}

function meldOf(kind: "run" | "set", card: Card): Goal {
  return {
    isMet: (deed) =>
      deed.kind === "meld" && meldKind(deed.cards) === kind && deed.cards.includes(card),
  };
}

function layOffOn(meld: number): Goal {
  return { isMet: (deed) => deed.kind === "lay_off" && deed.meld === meld };
}

function cards(text: string): Card[] {
  return text === "" ? [] : text.split(" ");
}

function theirs(...melds: string[]): LessonMeld[] {
  return melds.map((text, id) => ({
    id,
    mine: false,
    kind: meldKind(cards(text)) ?? "run",
    cards: cards(text),
  }));
}

function position(
  hand: string,
  pile: string,
  more: Partial<Omit<Position, "hand" | "pile">> = {},
): Position {
  return {
    hand: cards(hand),
    pile: cards(pile),
    melds: [],
    stock: cards("3H TC 2H JH AD"),
    other: cards("8D TD 4D"),
    phase: "draw",
    over: null,
    ...more,
  };
}

export const LESSONS: readonly Lesson[] = [
  {
    id: "1",
    start: position("4S 6H 7H 9C JD KS 2D", "5C 8H"),
    goals: [fromPile, discardOf("K", "J")],
  },
  {
    id: "2",
    start: position("5H 6H QS KS AS 2S 9D", "3D 7H"),
    goals: [fromPile, meldOf("run", "6H"), meldOf("run", "AS"), anyDiscard],
  },
  {
    id: "3",
    start: position("9C 9D 9S KH KD 4C 6D", "JS", { stock: cards("KC 3C 9H") }),
    goals: [fromStock, meldOf("set", "KC"), meldOf("set", "9C"), anyDiscard],
  },
  {
    id: "4",
    start: position("4S 8S QD 3D JC", "2C", { melds: theirs("5S 6S 7S", "QC QH QS") }),
    goals: [anyDraw, layOffOn(0), layOffOn(1), anyDiscard],
  },
  {
    id: "5",
    start: position("6C 7C KD 4H", "8C", { melds: theirs("KC KH KS") }),
    goals: [fromPile, meldOf("run", "8C"), layOffOn(0), anyDiscard],
  },
  {
    id: "6",
    start: position("2H AC 3D", "TS", { stock: [], other: cards("9H KC 6D") }),
    goals: [fromStock],
  },
];

export function lessonOf(id: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}

/** Return the lesson after this one; undefined after the last. */
export function nextLesson(id: string): Lesson | undefined {
  return LESSONS[LESSONS.findIndex((lesson) => lesson.id === id) + 1];
}
