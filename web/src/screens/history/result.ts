/** What became of a match, for the one who played it. */
import type { MatchCard } from "../../wire/types.ts";

export type Result = "won" | "lost" | "running" | "abandoned";

export function resultOf(match: Pick<MatchCard, "status" | "winner" | "seat">): Result {
  if (match.status !== "finished") return match.status;
  return match.winner === match.seat ? "won" : "lost";
}
