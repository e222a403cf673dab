/** What a check has found, in words. */
import { DECK } from "../../game/cards.ts";
import type { Finding } from "../../proof/findings.ts";
import { t } from "../../texts/texts.ts";

/** Return the whole sentence of a finding; `names` are the seats'. */
export function findingText({ step, what, vars }: Finding, names: readonly string[]): string {
  const odd = ["card", "seen"].map((name) => vars[name]).find((card) => !isCard(card));
  if (odd !== undefined) return t("ui-proof-odd-card", { card: String(odd) });
  const seat = vars["seat"];
  const player = typeof seat === "number" ? (names[seat] ?? "") : "";
  return t(`ui-proof-${step}-${what}`, { ...vars, player });
}

/** A file that somebody has changed may name anything. */
function isCard(card: string | number | undefined): boolean {
  return card === undefined || DECK.includes(String(card));
}
