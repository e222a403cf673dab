/**
 * A small game for one, played in the browser: the position of a lesson and what an action makes of
 * it. Real games are judged by the server; here there is nobody to play against.
 */
import { pointsOf } from "../../game/cards.ts";
import { type Fault, whyNoFit, whyNoMeld } from "../../game/diagnosis.ts";
import { ascending, meldKind } from "../../game/melds.ts";
import type { Card } from "../../wire/types.ts";

export interface LessonMeld {
  readonly id: number;
  readonly mine: boolean;
  readonly kind: "run" | "set";
  readonly cards: readonly Card[];
}

export interface Position {
  readonly hand: readonly Card[];
  readonly melds: readonly LessonMeld[];
  /** The next card to draw comes first. */
  readonly stock: readonly Card[];
  /** The top card comes last. */
  readonly pile: readonly Card[];
  /** The hand of the opponent, shown when the round is over. */
  readonly other: readonly Card[];
  readonly phase: "draw" | "play" | "ended";
  readonly over: "went_out" | "empty_stock" | null;
}

export type Deed =
  | { readonly kind: "draw_stock" | "draw_discard" }
  | { readonly kind: "meld"; readonly cards: readonly Card[] }
  | { readonly kind: "lay_off"; readonly meld: number; readonly cards: readonly Card[] }
  | { readonly kind: "discard"; readonly card: Card };

export type Outcome =
  | { readonly done: true; readonly position: Position }
  | { readonly done: false; readonly fault: Fault };

/** Return the position after a deed, or why the rules are against it. */
export function play(position: Position, deed: Deed): Outcome {
  const draws = deed.kind === "draw_stock" || deed.kind === "draw_discard";
  if (position.over !== null) return refused("round_over");
  if (draws !== (position.phase === "draw")) return refused("wrong_phase");
  switch (deed.kind) {
    case "draw_stock":
      return drawn(position);
    case "draw_discard":
      return taken(position);
    case "meld":
      return melded(position, deed.cards);
    case "lay_off":
      return laidOff(position, deed.meld, deed.cards);
    case "discard":
      return discarded(position, deed.card);
  }
}

function drawn(position: Position): Outcome {
  const [card, ...stock] = position.stock;
  if (card === undefined) return done({ ...position, phase: "ended", over: "empty_stock" });
  return done({ ...position, stock, hand: [...position.hand, card], phase: "play" });
}

function taken(position: Position): Outcome {
  const card = position.pile.at(-1);
  if (card === undefined) return refused("discard_pile_empty");
  const pile = position.pile.slice(0, -1);
  return done({ ...position, pile, hand: [...position.hand, card], phase: "play" });
}

function melded(position: Position, cards: readonly Card[]): Outcome {
  const fault = whyNoMeld(cards);
  if (fault !== null) return { done: false, fault };
  const kind = meldKind(cards) ?? "run";
  const meld = { id: position.melds.length, mine: true, kind, cards: ascending(cards) };
  return settled({ ...without(position, cards), melds: [...position.melds, meld] });
}

function laidOff(position: Position, id: number, cards: readonly Card[]): Outcome {
  const meld = position.melds.find((each) => each.id === id);
  if (meld === undefined) return refused("unknown_meld");
  const fault = whyNoFit(meld, cards);
  if (fault !== null) return { done: false, fault };
  const grown = { ...meld, cards: ascending([...meld.cards, ...cards]) };
  const melds = position.melds.map((each) => (each.id === id ? grown : each));
  return settled({ ...without(position, cards), melds });
}

function discarded(position: Position, card: Card): Outcome {
  const after = without(position, [card]);
  return settled({ ...after, pile: [...position.pile, card], phase: "ended" });
}

/** Without cards one is out, whatever took the last of them (R8). */
function settled(position: Position): Outcome {
  if (position.hand.length > 0) return done(position);
  return done({ ...position, phase: "ended", over: "went_out" });
}

function without(position: Position, cards: readonly Card[]): Position {
  return { ...position, hand: position.hand.filter((card) => !cards.includes(card)) };
}

/** Return who wins a round that is over, and what it is worth (R9, R11). */
export function reckoning(position: Position): { readonly iWin: boolean; readonly gain: number } {
  const mine = pointsOf(position.hand, false);
  const theirs = pointsOf(position.other, false);
  const iWin = mine <= theirs; // seat 0 comes first where both have as few
  return { iWin, gain: iWin ? theirs : mine };
}

function done(position: Position): Outcome {
  return { done: true, position };
}

function refused(code: string): Outcome {
  return { done: false, fault: { code, params: {} } };
}
