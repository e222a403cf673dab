/** Which tables a player can go back to. */
import type { MatchList, View } from "../../wire/types.ts";

export interface Resumable {
  readonly code: string;
  /** Whether a match is being played there, not only people waiting. */
  readonly playing: boolean;
}

/**
 * Return the tables of running matches, and the last table if a seat there is still one's own: that
 * one first. `last` is its view, or null if there is none.
 */
export function resumables(list: MatchList, last: View | null): Resumable[] {
  const running = list.matches
    .filter((match) => match.status === "running")
    .map((match) => ({ code: match.code, playing: true }));
  const own = last !== null && isLive(last) ? [resumable(last)] : [];
  const known = new Set(own.map((table) => table.code));
  return [...own, ...running.filter((table) => !known.has(table.code))];
}

function isLive(view: View): boolean {
  const { status } = view.table;
  return view.you !== null && (status === "lobby" || status === "playing");
}

function resumable(view: View): Resumable {
  return { code: view.table.code, playing: view.table.status === "playing" };
}
