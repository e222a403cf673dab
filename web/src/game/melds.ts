/**
 * Which cards make a meld. The server judges; this is for what is staged but not yet sent, and for
 * showing groups in the hand.
 */
import type { Card } from "../wire/types.ts";
import { height, rankOf, suitOf } from "./cards.ts";

export type MeldKind = "run" | "set";

/** Return what the cards are together, or null: three at least. */
export function meldKind(cards: readonly Card[]): MeldKind | null {
  if (cards.length < 3 || new Set(cards).size !== cards.length) return null;
  if (isSet(cards)) return "set";
  return isRun(cards) ? "run" : null;
}

/** Return whether the meld would take these cards as well. */
export function fits(meld: readonly Card[], cards: readonly Card[]): boolean {
  return cards.length > 0 && meldKind([...meld, ...cards]) !== null;
}

export function ascending(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => height(a) - height(b) || a.localeCompare(b));
}

function isSet(cards: readonly Card[]): boolean {
  return new Set(cards.map(rankOf)).size === 1;
}

function isRun(cards: readonly Card[]): boolean {
  if (new Set(cards.map(suitOf)).size !== 1) return false;
  const heights = cards.map(height);
  return Math.max(...heights) - Math.min(...heights) === cards.length - 1;
}
