/** What is left of a turn's time; times are milliseconds of a steady clock. */
import type { View } from "../wire/types.ts";

export interface Left {
  /** Which turn it is about. */
  readonly turn: number;
  /** Of the turn's own time, and of the reserve that runs after it. */
  readonly own: number;
  readonly reserve: number;
}

/** From so much on the reader is told. */
export const LAST_CALL = 10_000;

/** Return what is left at `now` of what a view said at `seenAt`; null without a clock. */
export function leftAt(view: View, seenAt: number, now: number): Left | null {
  const { turn } = view;
  const own = turn?.remaining_ms ?? null;
  if (turn === null || own === null) return null;
  const gone = view.table.paused ? 0 : Math.max(0, now - seenAt);
  const reserve = turn.reserve_ms ?? 0;
  return {
    turn: turn.number,
    own: Math.max(0, own - gone),
    reserve: Math.max(0, reserve - Math.max(0, gone - own)),
  };
}

export function total(left: Left): number {
  return left.own + left.reserve;
}

/** Return what to show after `shown`: within a turn a clock never goes up. */
export function steadied(shown: Left | null, next: Left | null): Left | null {
  if (shown === null || next === null || shown.turn !== next.turn) return next;
  return {
    turn: next.turn,
    own: Math.min(shown.own, next.own),
    reserve: Math.min(shown.reserve, next.reserve),
  };
}

/** Return whole seconds, rounded up: 0 only when the time is up. */
export function inSeconds(ms: number): number {
  return Math.ceil(ms / 1000);
}
