/** Plays a round again on the cards that were computed, to see whether it could have been so. */
import type { Card } from "../wire/types.ts";
import type { Dealing } from "./dealing.ts";
import type { Deed } from "./evidence.ts";

export type Played =
  | { readonly hands: readonly (readonly Card[])[] }
  | {
      readonly impossible: { readonly seat: number; readonly card: Card; readonly number: number };
    };

/** Return the hands at the end, or the first deed that these cards did not allow. */
export function playedThrough(dealing: Dealing, deeds: readonly Deed[]): Played {
  const cards = new Cards(dealing);
  for (const [place, deed] of deeds.entries()) {
    const missing = cards.take(deed);
    if (missing !== null)
      return { impossible: { seat: deed.seat, card: missing, number: place + 1 } };
  }
  return { hands: cards.hands.map((hand) => [...hand]) };
}

/** Where every card lies. */
class Cards {
  readonly hands: readonly Set<Card>[];
  private readonly stock: Card[];
  private readonly pile: Card[];

  constructor({ hands, stock, upcard }: Dealing) {
    this.hands = hands.map((hand) => new Set(hand));
    this.stock = [...stock];
    this.pile = [upcard];
  }

  /** Do a deed; return the card that is not where it would have to be, or null. */
  take(deed: Deed): Card | null {
    const hand = this.hands[deed.seat] ?? new Set();
    switch (deed.kind) {
      case "drew":
        return this.draw(
          hand,
          deed.source === "stock" ? this.stock.shift() : this.pile.pop(),
          deed,
        );
      case "played":
        return deed.cards.find((card) => !hand.delete(card)) ?? null;
      case "discarded":
        this.pile.push(deed.card);
        return hand.delete(deed.card) ? null : deed.card;
    }
  }

  private draw(
    hand: Set<Card>,
    card: Card | undefined,
    deed: Deed & { kind: "drew" },
  ): Card | null {
    if (card === undefined || (deed.card !== null && deed.card !== card)) return deed.card ?? "";
    hand.add(card);
    return null;
  }
}
