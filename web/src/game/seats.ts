/** The seats as the reader sees them. */
import type { Card, GameEvent, SeatView, View } from "../wire/types.ts";

const LETTERS = "ABCD";

/** Return the other seats in the order of play after the reader's; all of them for onlookers. */
export function others(view: View): SeatView[] {
  const me = view.you?.seat;
  if (me === undefined) return [...view.seats];
  const count = view.seats.length;
  return Array.from({ length: count - 1 }, (_, i) => view.seats[(me + 1 + i) % count]).filter(
    (seat) => seat !== undefined,
  );
}

/** Return the letter that marks a seat and its melds. */
export function letterOf(seat: number): string {
  return LETTERS.charAt(seat);
}

export function isMine(view: View, seat: number): boolean {
  return view.you !== null && view.you.seat === seat;
}

/** A card in the discard pile's history. */
export interface Thrown {
  /** Who discarded it; null for the card that was turned up with the deal. */
  readonly seat: number | null;
  readonly card: Card;
  /** Who took it again; null if it lies there still. */
  readonly takenBy: number | null;
}

/** Return what was discarded in the present round, oldest first, as far as the log knows. */
export function thrownIn(log: readonly GameEvent[]): Thrown[] {
  const start = log.findLastIndex((event) => event.kind === "dealt");
  const dealt = log[start];
  const thrown: Thrown[] = [];
  if (dealt?.kind === "dealt") thrown.push({ seat: null, card: dealt.upcard, takenBy: null });
  for (const event of log.slice(start + 1)) {
    if (event.kind === "discarded")
      thrown.push({ seat: event.seat, card: event.card, takenBy: null });
    if (event.kind === "drew" && event.source === "discard") take(thrown, event.seat, event.card);
  }
  return thrown;
}

function take(thrown: Thrown[], seat: number, card: Card | null): void {
  const at = thrown.findLastIndex((one) => one.card === card && one.takenBy === null);
  const found = thrown[at];
  if (found !== undefined) thrown[at] = { ...found, takenBy: seat };
}
