/** Which cards a meld on the table would take. */
import type { Card } from "../wire/types.ts";
import { DECK, height, RANKS, rankOf, SUITS, suitOf } from "./cards.ts";
import { fits, type MeldKind } from "./melds.ts";

export interface Growing {
  readonly kind: MeldKind;
  readonly cards: readonly Card[];
}

/** Return the single cards that would fit, whoever holds them. */
export function neighbours(meld: Growing): Card[] {
  if (meld.kind === "set") {
    const rank = rankOf(meld.cards[0] ?? "");
    return [...SUITS].map((suit) => rank + suit).filter((card) => !meld.cards.includes(card));
  }
  return [below(meld.cards), above(meld.cards)].filter((card) => card !== null);
}

/** Return the cards of a hand that can come to the meld, at once or one after the other. */
export function takenFrom(meld: Growing, hand: readonly Card[]): Card[] {
  const held = new Set(hand);
  const taken: Card[] = [];
  let cards = [...meld.cards];
  for (;;) {
    const next = neighbours({ ...meld, cards }).filter((card) => held.has(card));
    if (next.length === 0) return taken;
    taken.push(...next);
    for (const card of next) held.delete(card);
    cards = [...cards, ...next];
  }
}

/** Return every choice of a hand's cards that the meld takes in one action. */
export function layOffsOn(meld: Growing, hand: readonly Card[]): Card[][] {
  const taken = takenFrom(meld, hand);
  if (meld.kind === "set") return taken.map((card) => [card]);
  const low = Math.min(...meld.cards.map(height));
  const under = taken.filter((card) => height(card) < low).sort((a, b) => height(b) - height(a));
  const over = taken.filter((card) => height(card) > low).sort((a, b) => height(a) - height(b));
  const choices: Card[][] = [];
  for (let down = 0; down <= under.length; down += 1)
    for (let up = 0; up <= over.length; up += 1)
      if (down + up > 0) choices.push([...under.slice(0, down), ...over.slice(0, up)]);
  return choices;
}

/** Return the cards of the whole pack that would make the given ones a meld, if one does. */
export function completing(cards: readonly Card[]): Card[] {
  return DECK.filter((card) => !cards.includes(card) && fits(cards, [card]));
}

function below(cards: readonly Card[]): Card | null {
  return at(Math.min(...cards.map(height)) - 1, cards);
}

function above(cards: readonly Card[]): Card | null {
  return at(Math.max(...cards.map(height)) + 1, cards);
}

function at(place: number, cards: readonly Card[]): Card | null {
  const rank = RANKS[place];
  return rank === undefined ? null : rank + suitOf(cards[0] ?? "");
}
