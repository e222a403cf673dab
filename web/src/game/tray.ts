/** The tray: melds and lay-offs put together on this side, undone freely, sent as one turn. */
import type { Action, Card, MeldView, Step, View } from "../wire/types.ts";
import { fits, meldKind } from "./melds.ts";

export type Staged =
  | { readonly kind: "meld"; readonly cards: readonly Card[] }
  | { readonly kind: "lay_off"; readonly meld: number; readonly cards: readonly Card[] };

/** What is staged, in the order in which it will be played. */
export type Tray = readonly Staged[];

/** A meld as it would lie on the table after the tray is played. */
export interface Laid {
  readonly id: number;
  readonly owner: number;
  readonly kind: "run" | "set";
  readonly cards: readonly Card[];
  /** The cards of it that are staged only. */
  readonly staged: readonly Card[];
}

export function cardsIn(tray: Tray): Card[] {
  return tray.flatMap((staged) => staged.cards);
}

/** Return the hand without what is staged. */
export function handLeft(hand: readonly Card[], tray: Tray): Card[] {
  const gone = new Set(cardsIn(tray));
  return hand.filter((card) => !gone.has(card));
}

/** Return the melds as they would be; a staged meld gets the id that the server will give it. */
export function meldsAfter(melds: readonly MeldView[], tray: Tray, me: number): Laid[] {
  const laid: Laid[] = melds.map((meld) => ({ ...meld, staged: [] }));
  for (const staged of tray) {
    if (staged.kind === "meld") laid.push(newMeld(laid.length, me, staged.cards));
    else addTo(laid, staged.meld, staged.cards);
  }
  return laid;
}

function newMeld(id: number, owner: number, cards: readonly Card[]): Laid {
  return { id, owner, kind: meldKind(cards) ?? "run", cards, staged: cards };
}

function addTo(laid: Laid[], id: number, cards: readonly Card[]): void {
  const at = laid.findIndex((meld) => meld.id === id);
  const meld = laid[at];
  if (meld === undefined) return;
  laid[at] = { ...meld, cards: [...meld.cards, ...cards], staged: [...meld.staged, ...cards] };
}

/** Return the melds that would take the cards, staged ones included. */
export function takers(laid: readonly Laid[], cards: readonly Card[]): Laid[] {
  return laid.filter((meld) => fits(meld.cards, cards));
}

/**
 * Return the tray without its last step. What was laid off on a staged meld comes after it, so the
 * rest stays playable.
 */
export function undone(tray: Tray): Tray {
  return tray.slice(0, -1);
}

/**
 * Return the one action that plays the tray and, if given, ends the turn; null for nothing to play.
 */
export function actionFor(tray: Tray, discard: Card | null): Action | null {
  const steps: Step[] = tray.map((staged) => ({ ...staged, cards: [...staged.cards] }) as Step);
  if (discard !== null) steps.push({ kind: "discard", card: discard });
  const [only] = steps;
  if (only === undefined) return null;
  return steps.length === 1 ? (only as Action) : { kind: "turn", steps };
}

/** Return the tray as far as it is still playable in a view: after an update others caused. */
export function stillPlayable(tray: Tray, view: View): Tray {
  const hand = new Set(view.you?.hand ?? []);
  const kept: Staged[] = [];
  for (const staged of tray) {
    if (!staged.cards.every((card) => hand.has(card))) return kept;
    kept.push(staged);
  }
  return kept;
}
