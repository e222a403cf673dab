/** How a hand is best divided into melds: the fewest points left over. */
import type { Card } from "../wire/types.ts";
import { DECK, height, points, RANKS, rankOf, SUITS, suitOf } from "./cards.ts";
import { ascending } from "./melds.ts";

export interface Grouping {
  /** Melds that do not share a card, each ascending. */
  readonly melds: readonly (readonly Card[])[];
  /** The cards without a meld, ascending by suit. */
  readonly rest: readonly Card[];
  readonly deadwood: number;
}

/** Return every meld that the cards contain, parts of longer ones included. */
export function meldsIn(cards: readonly Card[]): Card[][] {
  return [...setsIn(cards), ...runsIn(cards)];
}

/** Return a grouping that leaves the fewest points; of equal ones that with the longest melds. */
export function bestGrouping(cards: readonly Card[], aceHigh: boolean): Grouping {
  const hand = [...cards].sort((a, b) => DECK.indexOf(a) - DECK.indexOf(b));
  const melds = meldsIn(hand).map((meld) => ({ meld, mask: maskOf(meld, hand) }));
  const known = new Map<number, Found>();
  const found = best((1 << hand.length) - 1);
  const grouped = new Set(found.melds.flat());
  return {
    melds: found.melds,
    rest: hand.filter((card) => !grouped.has(card)),
    deadwood: found.deadwood,
  };

  /** The best for the cards of a mask: its lowest card is left over, or in one of its melds. */
  function best(mask: number): Found {
    if (mask === 0) return NOTHING;
    const before = known.get(mask);
    if (before !== undefined) return before;
    const low = mask & -mask;
    const card = hand[31 - Math.clz32(low)] ?? "";
    let chosen = leftOver(best(mask & ~low), points(card, aceHigh));
    for (const { meld, mask: cardsOf } of melds) {
      if ((cardsOf & low) === 0 || (cardsOf & mask) !== cardsOf) continue;
      const rest = best(mask & ~cardsOf);
      const candidate = { melds: [meld, ...rest.melds], deadwood: rest.deadwood };
      if (isBetter(candidate, chosen)) chosen = candidate;
    }
    known.set(mask, chosen);
    return chosen;
  }
}

interface Found {
  readonly melds: readonly (readonly Card[])[];
  readonly deadwood: number;
}

const NOTHING: Found = { melds: [], deadwood: 0 };

function leftOver(found: Found, more: number): Found {
  return { melds: found.melds, deadwood: found.deadwood + more };
}

function isBetter(a: Found, b: Found): boolean {
  if (a.deadwood !== b.deadwood) return a.deadwood < b.deadwood;
  return squares(a) > squares(b);
}

function squares(found: Found): number {
  return found.melds.reduce((sum, meld) => sum + meld.length ** 2, 0);
}

function maskOf(meld: readonly Card[], hand: readonly Card[]): number {
  return meld.reduce((mask, card) => mask | (1 << hand.indexOf(card)), 0);
}

function setsIn(cards: readonly Card[]): Card[][] {
  return [...RANKS].flatMap((rank) =>
    subsetsOf(ascending(cards.filter((card) => rankOf(card) === rank))),
  );
}

function subsetsOf(same: readonly Card[]): Card[][] {
  if (same.length < 3) return [];
  if (same.length === 3) return [[...same]];
  return [[...same], ...same.map((left) => same.filter((card) => card !== left))];
}

function runsIn(cards: readonly Card[]): Card[][] {
  return [...SUITS].flatMap((suit) =>
    partsOf(ascending(cards.filter((card) => suitOf(card) === suit))),
  );
}

/** Every stretch of three and more neighbours in cards of one suit. */
function partsOf(suited: readonly Card[]): Card[][] {
  const parts: Card[][] = [];
  suited.forEach((first, from) => {
    for (let to = from + 2; to < suited.length; to += 1) {
      const last = suited[to];
      if (last === undefined || height(last) - height(first) !== to - from) break;
      parts.push(suited.slice(from, to + 1));
    }
  });
  return parts;
}
