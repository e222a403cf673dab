/** What a check has found, step by step; the words are in the catalogue. */

export type Outcome = "good" | "bad" | "unknown";

/** The steps of a check, in their order; `ui-proof-step-<id>` says what each is about. */
export type StepId =
  | "promise"
  | "commitment"
  | "nonce"
  | "starter"
  | "deck"
  | "hands"
  | "upcard"
  | "draws"
  | "play";

export interface Finding {
  readonly step: StepId;
  readonly outcome: Outcome;
  /** Which of the texts `ui-proof-<step>-<what>` says it in full. */
  readonly what: string;
  readonly vars: Readonly<Record<string, string | number>>;
}

/** `unproved`: nobody was bound to this deal, so there is nothing to check. */
export type Verdict = "good" | "bad" | "unproved";

export interface Report {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** What was computed here; null for a deal that cannot be proved. */
  readonly computed: {
    readonly commit: string;
    readonly seed: string;
    readonly deck: string;
  } | null;
}

export function good(step: StepId, vars: Finding["vars"] = {}, what = "good"): Finding {
  return { step, outcome: "good", what, vars };
}

export function bad(step: StepId, vars: Finding["vars"] = {}, what = "bad"): Finding {
  return { step, outcome: "bad", what, vars };
}

export function unknown(step: StepId, what = "unknown", vars: Finding["vars"] = {}): Finding {
  return { step, outcome: "unknown", what, vars };
}

/** One step that fails is enough. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  return findings.some((finding) => finding.outcome === "bad") ? "bad" : "good";
}
