/** Cards as the wire writes them: rank, then suit. */
import type { Card } from "../wire/types.ts";

export const RANKS = "23456789TJQKA";
export const SUITS = "CDHS";

export type Suit = "C" | "D" | "H" | "S";

export function rankOf(card: Card): string {
  return card.charAt(0);
}

export function suitOf(card: Card): Suit {
  return card.charAt(1) as Suit;
}

/** Place of the rank in a run: 0 for the two, 12 for the ace, which stands after the king only. */
export function height(card: Card): number {
  return RANKS.indexOf(rankOf(card));
}

/** What a card left in the hand counts: R4, R14. */
export function points(card: Card, aceHigh: boolean): number {
  const rank = rankOf(card);
  if (rank === "A") return aceHigh ? 11 : 1;
  return "TJQK".includes(rank) ? 10 : Number(rank);
}

export function pointsOf(cards: readonly Card[], aceHigh: boolean): number {
  return cards.reduce((sum, card) => sum + points(card, aceHigh), 0);
}

export const DECK: readonly Card[] = [...SUITS].flatMap((suit) =>
  [...RANKS].map((rank) => rank + suit),
);
