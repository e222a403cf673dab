/** Which cards fly from where to where, by what has happened. */
import type { Card, GameEvent } from "../../wire/types.ts";

export type Spot =
  | { readonly at: "stock" | "pile" | "own" }
  | { readonly at: "seat"; readonly seat: number };

export type Goal =
  | { readonly at: "hand" | "laid"; readonly card: Card }
  | { readonly at: "pile" }
  | { readonly at: "seat"; readonly seat: number };

export interface Flight {
  /** Null for a card that the reader may not see: its back flies. */
  readonly card: Card | null;
  readonly from: Spot;
  readonly to: Goal;
}

/** More at once would be a blur: they appear where they belong. */
const MOST = 16;

/** Return the flights that tell the events; none for too many. */
export function flightsOf(events: readonly GameEvent[], me: number | null): Flight[] {
  const flights = events.flatMap((event) => flightsFor(event, me));
  return flights.length > MOST ? [] : flights;
}

function flightsFor(event: GameEvent, me: number | null): Flight[] {
  switch (event.kind) {
    case "dealt":
      return (event.hand ?? []).map((card) => ({
        card,
        from: { at: "stock" },
        to: { at: "hand", card },
      }));
    case "drew":
      return [drew(event, me)];
    case "melded":
    case "laid_off":
      return event.cards.map((card) => ({
        card,
        from: spotOf(event.seat, me),
        to: { at: "laid", card },
      }));
    case "discarded":
      return [{ card: event.card, from: spotOf(event.seat, me), to: { at: "pile" } }];
    default:
      return [];
  }
}

function drew(event: Extract<GameEvent, { kind: "drew" }>, me: number | null): Flight {
  const from: Spot = { at: event.source === "stock" ? "stock" : "pile" };
  if (event.seat === me && event.card !== null)
    return { card: event.card, from, to: { at: "hand", card: event.card } };
  return { card: event.card, from, to: { at: "seat", seat: event.seat } };
}

function spotOf(seat: number, me: number | null): Spot {
  return seat === me ? { at: "own" } : { at: "seat", seat };
}
