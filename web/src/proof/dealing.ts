/** How a deck is dealt (R2): one card at a time from the seat that begins, then the upcard. */
import type { Card } from "../wire/types.ts";

export interface Dealing {
  /** By seat. */
  readonly hands: readonly (readonly Card[])[];
  readonly upcard: Card;
  /** The first is drawn first. */
  readonly stock: readonly Card[];
}

export function handSize(players: number): number {
  return players === 2 ? 7 : 10;
}

export function dealt(deck: readonly Card[], players: number, starter: number): Dealing {
  const count = players * handSize(players);
  const hands = Array.from({ length: players }, (_, seat) => {
    const first = (seat - starter + players) % players;
    return deck.slice(0, count).filter((_, place) => place % players === first);
  });
  return { hands, upcard: deck[count] ?? "", stock: deck.slice(count + 1) };
}
