/** From a seed to a deck, and to who begins: docs/shuffle.md. */
import { DECK } from "../game/cards.ts";
import type { Card } from "../wire/types.ts";
import { ascii, keyOf, mac } from "./hashing.ts";

const WORDS = 2 ** 32;

/** Return the cards in the order in which they are dealt. */
export async function deckOf(seed: Uint8Array): Promise<Card[]> {
  const deck = [...DECK];
  const stream = new Stream(seed, "rami/1/deck");
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const chosen = await stream.below(last + 1);
    const [a, b] = [deck[last], deck[chosen]];
    if (a === undefined || b === undefined) throw new RangeError("no such place in the deck");
    deck[last] = b;
    deck[chosen] = a;
  }
  return deck;
}

/** Return the seat that begins the first round of a match. */
export function firstStarterOf(seed: Uint8Array, players: number): Promise<number> {
  return new Stream(seed, "rami/1/starter").below(players);
}

/** Even numbers from a seed, as many as are wanted. */
class Stream {
  private words: number[] = [];
  private blocks = 0;
  private readonly key: Promise<CryptoKey>;

  constructor(
    seed: Uint8Array,
    private readonly label: string,
  ) {
    this.key = keyOf(new Uint8Array(seed));
  }

  async below(bound: number): Promise<number> {
    const even = WORDS - (WORDS % bound);
    for (;;) {
      const word = await this.word();
      if (word < even) return word % bound;
    }
  }

  private async word(): Promise<number> {
    if (this.words.length === 0) await this.fill();
    return this.words.shift() ?? 0;
  }

  private async fill(): Promise<void> {
    const label = ascii(this.label);
    const message = new Uint8Array(label.length + 8);
    message.set(label);
    new DataView(message.buffer).setBigUint64(label.length, BigInt(this.blocks));
    this.blocks += 1;
    const block = new DataView((await mac(await this.key, message)).buffer);
    this.words = Array.from({ length: 8 }, (_, place) => block.getUint32(place * 4));
  }
}
