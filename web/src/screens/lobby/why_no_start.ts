/** Why the match cannot start yet. */
import type { View } from "../../wire/types.ts";

export type WhyNoStart =
  | { readonly why: "host" }
  | { readonly why: "empty"; readonly count: number }
  | { readonly why: "waiting"; readonly seat: number };

/** Return the first thing that is in the way, or null: every seat taken, everybody else ready. */
export function whyNoStart(view: View): WhyNoStart | null {
  if (view.you === null || view.you.seat !== view.table.host) return { why: "host" };
  const empty = view.seats.filter((seat) => seat.kind === "empty").length;
  if (empty > 0) return { why: "empty", count: empty };
  const late = view.seats.find(
    (seat) => seat.kind === "human" && seat.seat !== view.table.host && !seat.ready,
  );
  return late === undefined ? null : { why: "waiting", seat: late.seat };
}
