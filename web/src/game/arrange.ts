/** In which order the cards of the hand lie. */
import type { Card } from "../wire/types.ts";
import { height, SUITS, suitOf } from "./cards.ts";
import { bestGrouping } from "./grouping.ts";

export type Sorting = "suit" | "rank" | "melds" | "own";

/** Black and red in turn, so that neighbouring suits are told apart. */
const SUIT_ORDER = "SHCD";
const NEXT: Readonly<Record<Sorting, Sorting>> = {
  melds: "suit",
  suit: "rank",
  rank: "melds",
  own: "melds",
};

export function nextSorting(sorting: Sorting): Sorting {
  return NEXT[sorting];
}

/**
 * Return the hand in the wanted order. The reader's own order keeps what is known; cards that came
 * since stand at its end.
 */
export function arranged(
  hand: readonly Card[],
  sorting: Sorting,
  own: readonly Card[],
  aceHigh: boolean,
): Card[] {
  switch (sorting) {
    case "suit":
      return bySuit(hand);
    case "rank":
      return byRank(hand);
    case "melds":
      return byMelds(hand, aceHigh);
    case "own":
      return kept(hand, own);
  }
}

export function kept(hand: readonly Card[], own: readonly Card[]): Card[] {
  const held = new Set(hand);
  const known = own.filter((card) => held.has(card));
  const before = new Set(known);
  return [...known, ...hand.filter((card) => !before.has(card))];
}

export function bySuit(hand: readonly Card[]): Card[] {
  return [...hand].sort((a, b) => suitPlace(a) - suitPlace(b) || height(a) - height(b));
}

export function byRank(hand: readonly Card[]): Card[] {
  return [...hand].sort((a, b) => height(a) - height(b) || suitPlace(a) - suitPlace(b));
}

/** The melds of the best grouping first, then what goes with no other, by rank. */
export function byMelds(hand: readonly Card[], aceHigh: boolean): Card[] {
  const { melds, rest } = bestGrouping(hand, aceHigh);
  return [...[...melds].sort((a, b) => b.length - a.length).flat(), ...bySuit(rest)];
}

/** Return the order with some cards moved, as one block, to stand before `before`; null: last. */
export function movedBefore(
  order: readonly Card[],
  cards: readonly Card[],
  before: Card | null,
): Card[] {
  const moving = new Set(cards);
  const block = order.filter((card) => moving.has(card));
  const rest = order.filter((card) => !moving.has(card));
  const at = before === null || moving.has(before) ? -1 : rest.indexOf(before);
  return at < 0 ? [...rest, ...block] : [...rest.slice(0, at), ...block, ...rest.slice(at)];
}

/** Return the order with a card one place further left or right; the same at an end. */
export function nudged(order: readonly Card[], card: Card, by: -1 | 1): Card[] {
  const from = order.indexOf(card);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  const moved = order.filter((other) => other !== card);
  moved.splice(to, 0, card);
  return moved;
}

function suitPlace(card: Card): number {
  const place = SUIT_ORDER.indexOf(suitOf(card));
  return place < 0 ? SUITS.length : place;
}
