/**
 * Why cards are no meld, or do not fit one, in the codes of the server's refusals: so the reader is
 * told before anything is sent. Twin of `rami_server/engine/diagnosis.py`.
 */
import type { Card } from "../wire/types.ts";
import { height, rankOf, suitOf } from "./cards.ts";
import { completing, type Growing, neighbours } from "./layoffs.ts";
import { ascending, fits, meldKind } from "./melds.ts";

export interface Fault {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Return why the cards are no meld; null if they are one. */
export function whyNoMeld(cards: readonly Card[]): Fault | null {
  if (cards.length < 3) return { code: "too_few_cards", params: {} };
  if (meldKind(cards) !== null) return null;
  const [suit, inSuit] = commonest(cards.map(suitOf));
  const [rank, inRank] = commonest(cards.map(rankOf));
  const most = Math.max(2, cards.length - 1);
  if (inSuit === cards.length) return brokenRun(ascending(cards));
  if (inRank >= most) return odd("not_a_set", cards, (card) => rankOf(card) !== rank);
  if (inSuit >= most) return odd("not_a_run", cards, (card) => suitOf(card) !== suit);
  return { code: "not_a_meld", params: {} };
}

/** Return why a meld does not take the cards; null if it does. */
export function whyNoFit(meld: Growing, cards: readonly Card[]): Fault | null {
  const [first] = cards;
  if (first === undefined) return { code: "too_few_cards", params: {} };
  if (fits(meld.cards, cards)) return null;
  const near = nearOf(neighbours(meld));
  const together = [...meld.cards, ...cards];
  if (new Set(together.map(suitOf)).size === 1 && isRunWithLowAce(together))
    return { code: "ace_is_high", params: { card: aceOf(together), near } };
  const wrong = cards.find((card) => !fits(meld.cards, [card])) ?? first;
  return { code: "does_not_fit", params: { card: wrong, near } };
}

function odd(code: string, cards: readonly Card[], isOdd: (card: Card) => boolean): Fault {
  const card = cards.find(isOdd) ?? "";
  const rest = cards.filter((other) => other !== card);
  return { code, params: { card, near: nearOf(completing(rest)) } };
}

function brokenRun(cards: readonly Card[]): Fault {
  if (isRunWithLowAce(cards)) {
    const rest = cards.filter((card) => rankOf(card) !== "A");
    return { code: "ace_is_high", params: { card: aceOf(cards), near: nearOf(completing(rest)) } };
  }
  const at = cards.findIndex((card, i) => i > 0 && height(card) !== height(cards[i - 1] ?? "") + 1);
  const near = nearOf(completing(cards.slice(0, at)));
  return { code: "not_a_run", params: { card: cards[at] ?? "", near } };
}

/** Whether it would be a run if the ace could stand low: A-2-3 as well as K-A-2. */
function isRunWithLowAce(cards: readonly Card[]): boolean {
  const places = new Set(cards.map(height));
  const gaps = [...places].filter((place) => !places.has((place + 1) % 13)).length;
  return gaps === 1 && places.has(12) && places.has(0);
}

function aceOf(cards: readonly Card[]): Card {
  return cards.find((card) => rankOf(card) === "A") ?? "";
}

function nearOf(cards: readonly Card[]): string {
  return cards.length === 0 ? "none" : cards.join(" ");
}

function commonest(values: readonly string[]): [string, number] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), ["", 0]);
}
