/** The game as this client knows it: a fold of the server's updates, nothing else. */
import type { GameEvent, Update, View } from "../wire/types.ts";

export interface Game {
  /** The whole truth for this reader after the last update; null before the first. */
  readonly view: View | null;
  /** The last record known, to resume after it. */
  readonly seq: number | null;
  /** What happened, oldest first, as far as it was told. */
  readonly log: readonly GameEvent[];
}

export const NO_GAME: Game = { view: null, seq: null, log: [] };

const LOG_LENGTH = 2_000;

/**
 * Return the game after an update. An older one than what is known changes nothing; one of the same
 * record (a link or a clock has changed) brings its view and no event twice.
 */
export function fold(game: Game, update: Update): Game {
  if (isOtherTable(game, update)) return fold(NO_GAME, update);
  const known = game.seq ?? -1;
  if (update.seq < known) return game;
  return {
    view: update.view,
    seq: update.seq,
    log: [...game.log, ...eventsNewIn(game, update)].slice(-LOG_LENGTH),
  };
}

/** Return the events of an update that the game does not have. */
export function eventsNewIn(game: Game, update: Update): readonly GameEvent[] {
  const known = isOtherTable(game, update) ? -1 : (game.seq ?? -1);
  return update.events.filter((event) => event.seq > known);
}

function isOtherTable(game: Game, update: Update): boolean {
  return game.view !== null && game.view.table.code !== update.view.table.code;
}
