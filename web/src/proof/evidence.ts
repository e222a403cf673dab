/** What is known of one round, from wherever: all that there is to hold against its deal. */
import type { Card } from "../wire/types.ts";
import type { Deal, Hex } from "./hashing.ts";

/** One thing that was done in the round, as far as it was seen. */
export type Deed =
  | {
      readonly kind: "drew";
      readonly seat: number;
      readonly source: "stock" | "discard";
      /** Null for a card that only its seat saw. */
      readonly card: Card | null;
    }
  | { readonly kind: "played"; readonly seat: number; readonly cards: readonly Card[] }
  | { readonly kind: "discarded"; readonly seat: number; readonly card: Card };

/** What this browser was told before the deal, and what it added. */
export interface Remembered {
  readonly commit: Hex;
  readonly nonce: Hex | null;
}

export interface Evidence extends Deal {
  readonly players: number;
  /** The reader's own seat; null for an onlooker. */
  readonly seat: number | null;
  /** Null, like the two below, for a deal that cannot be proved. */
  readonly commit: Hex | null;
  readonly nonces: readonly (Hex | null)[] | null;
  readonly secret: Hex | null;
  readonly remembered: Remembered | null;
  readonly starter: number;
  /** Who began the round before; null in the first one, and where it was not seen. */
  readonly starterBefore: number | null;
  /** The deck as a bundle has it; null where only the game was seen. */
  readonly deck: readonly Card[] | null;
  /** By seat; null for a hand that was not seen when it was dealt. */
  readonly hands: readonly (readonly Card[] | null)[];
  readonly upcard: Card | null;
  readonly deeds: readonly Deed[];
  /** Whether `deeds` is everything that was done from the deal on. */
  readonly isWhole: boolean;
  /** The hands that lay open at the end; null if that was not seen. */
  readonly left: readonly (readonly Card[])[] | null;
}
