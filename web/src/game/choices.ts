/** What the reader can do now, with what is staged and selected: `legal`, brought up to date. */
import type { Card, View } from "../wire/types.ts";
import { type Fault, whyNoFit, whyNoMeld } from "./diagnosis.ts";
import { layOffsOn, takenFrom } from "./layoffs.ts";
import { meldKind } from "./melds.ts";
import { handLeft, type Laid, meldsAfter, type Tray, takers } from "./tray.ts";

/** What will be accepted after the tray has been played. */
export interface Possible {
  readonly draws: readonly ("stock" | "discard")[];
  readonly melds: readonly (readonly Card[])[];
  readonly layOffs: readonly { readonly meld: number; readonly cards: readonly Card[] }[];
  readonly discards: readonly Card[];
  /** The hand without what is staged, and the melds with it. */
  readonly hand: readonly Card[];
  readonly laid: readonly Laid[];
  /** How many cards may still go to the table: R8, Q4. */
  readonly most: number;
}

export function possible(view: View, tray: Tray): Possible {
  const hand = handLeft(view.you?.hand ?? [], tray);
  const laid = meldsAfter(view.melds, tray, view.you?.seat ?? -1);
  const most = hand.length - (view.table.settings.options.discard_to_win ? 1 : 0);
  const common = { draws: view.legal?.draws ?? [], hand, laid, most };
  if (view.legal === null || view.turn?.phase !== "play")
    return { ...common, melds: [], layOffs: [], discards: [] };
  if (tray.length === 0)
    return {
      ...common,
      melds: view.legal.melds,
      layOffs: view.legal.lay_offs,
      discards: view.legal.discards,
    };
  const held = new Set(hand);
  const free = (cards: readonly Card[]) => cards.every((card) => held.has(card));
  return {
    ...common,
    melds: view.legal.melds.filter((cards) => free(cards) && cards.length <= most),
    layOffs: laid.flatMap((meld) =>
      layOffsOn(meld, hand)
        .filter((cards) => cards.length <= most)
        .map((cards) => ({ meld: meld.id, cards })),
    ),
    // The last card of all may always go: Q3.
    discards: hand.length === 1 ? hand : view.legal.discards.filter((card) => held.has(card)),
  };
}

/** Return the cards that belong to some meld or lay-off that can be made now. */
export function lit(now: Possible): { melds: ReadonlySet<Card>; layOffs: ReadonlySet<Card> } {
  return {
    melds: new Set(now.melds.flat()),
    layOffs: new Set(now.layOffs.flatMap((layOff) => layOff.cards)),
  };
}

/** Return the melds that would take the selection or, without one, some card of the hand. */
export function fitting(now: Possible, selection: readonly Card[]): ReadonlySet<number> {
  const wanted = selection.length > 0 ? sameCards(selection) : null;
  const fit = now.layOffs.filter(({ cards }) => wanted === null || wanted === sameCards(cards));
  return new Set(fit.map(({ meld }) => meld));
}

/** What a press of the meld button does with the selection. */
export type Laying =
  | { readonly kind: "meld" }
  | { readonly kind: "lay_off"; readonly meld: number }
  /** More than one thing is possible: the reader is asked. */
  | { readonly kind: "ask"; readonly melds: readonly Laid[]; readonly asMeld: boolean }
  | { readonly kind: "no"; readonly fault: Fault };

export function laying(now: Possible, selection: readonly Card[]): Laying {
  const asMeld = meldKind(selection) !== null;
  const melds = takers(now.laid, selection);
  const choices = melds.length + (asMeld ? 1 : 0);
  if (choices > 0 && selection.length > now.most)
    return { kind: "no", fault: { code: "must_keep_a_discard", params: {} } };
  if (choices > 1) return { kind: "ask", melds, asMeld };
  const [only] = melds;
  if (only !== undefined) return { kind: "lay_off", meld: only.id };
  if (asMeld) return { kind: "meld" };
  return { kind: "no", fault: faultOf(now, selection) };
}

/** Return why the selection can be neither laid down nor laid off. */
function faultOf(now: Possible, selection: readonly Card[]): Fault {
  const alone = now.laid.length === 1 ? now.laid[0] : undefined;
  if (selection.length === 1 && alone !== undefined) return whyNoFit(alone, selection) ?? NO_MELD;
  return whyNoMeld(selection) ?? NO_MELD;
}

const NO_MELD: Fault = { code: "not_a_meld", params: {} };

/** Return the cards with which a meld can grow from this hand: its mark on the table. */
export function growth(meld: Laid, now: Possible): Card[] {
  return takenFrom(meld, now.hand);
}

function sameCards(cards: readonly Card[]): string {
  return [...cards].sort().join(" ");
}
