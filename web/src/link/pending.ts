/** The action on its way: sent until it is answered, under one id, and never two at a time. */
import type { Act, Action, Card, View } from "../wire/types.ts";

export interface Pending {
  readonly act: Act;
  /** When it was last sent; null if it has to be sent as soon as there is a link. */
  readonly sent: number | null;
}

export const RESEND_AFTER = 2_500;

/** Refusals that pass: the same action is sent again, a little later. */
const PASSING = new Set(["busy", "try_again", "rate_limited", "draining"]);

export function pendingFor(action: Action, turn: number, id: string): Pending {
  return { act: { type: "act", action_id: id, turn, action }, sent: null };
}

/** Return whether the action is to be sent now. */
export function isDue(pending: Pending, now: number): boolean {
  return pending.sent === null || now - pending.sent >= RESEND_AFTER;
}

/** Return whether it can still be meant: after a break of the link the turn may have passed. */
export function stillMeant(pending: Pending, view: View): boolean {
  return view.turn !== null && view.turn.number === pending.act.turn;
}

export function isPassing(code: string): boolean {
  return PASSING.has(code);
}

/** Return the cards that an action moves. */
export function cardsOf(action: Action): Card[] {
  switch (action.kind) {
    case "turn":
      return action.steps.flatMap((step) => cardsOf(step));
    case "discard":
      return [action.card];
    case "meld":
    case "lay_off":
      return [...action.cards];
    default:
      return [];
  }
}
