/** Where the reader stands in the game: the first of the client's two state machines. */
import type { View } from "../wire/types.ts";

export type Phase =
  | "lobby"
  | "theirTurn"
  | "myDraw"
  | "myPlay"
  | "timeUp"
  | "roundEnd"
  | "matchEnd"
  | "closed";

/** Return the phase that a view shows; spectators have all but the two of their own turn. */
export function phaseOf(view: View): Phase {
  if (view.table.status === "closed") return "closed";
  if (view.table.status === "lobby") return "lobby";
  if (view.table.status === "finished") return "matchEnd";
  if (view.turn === null) return "roundEnd";
  if (view.you === null || view.turn.seat !== view.you.seat) return "theirTurn";
  if (view.legal === null) return "timeUp";
  return view.turn.phase === "draw" ? "myDraw" : "myPlay";
}

export function isMyTurn(phase: Phase): boolean {
  return phase === "myDraw" || phase === "myPlay";
}
