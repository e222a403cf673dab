/** Whether what an example shows is allowed. */
import type { RuleExample } from "../../wire/types.ts";

export type Verdict = "allowed" | "refused" | "shown";

export function verdictOf(data: RuleExample["data"]): Verdict {
  if (data.kind === "points") return "shown";
  return (data.refused ?? null) === null ? "allowed" : "refused";
}
