/** The cards that an event moved: what a replay lights up. */
import type { Card, GameEvent } from "../wire/types.ts";

export function touchedBy(event: GameEvent | null): readonly Card[] {
  switch (event?.kind) {
    case "drew":
      return event.card === null ? [] : [event.card];
    case "melded":
    case "laid_off":
      return event.cards;
    case "discarded":
      return [event.card];
    default:
      return [];
  }
}
