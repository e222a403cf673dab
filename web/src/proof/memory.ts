/**
 * What this browser was told of deals before they were dealt, and what it added. It has to outlive
 * the page, or nobody could be held to anything after a reload.
 */
import { effect } from "@preact/signals";
import type { Session } from "../link/session.ts";
import { stored } from "../settings/stored.ts";
import type { View } from "../wire/types.ts";
import type { Remembered } from "./evidence.ts";
import type { Deal, Hex } from "./hashing.ts";

export interface Kept extends Deal, Remembered {}

/** Enough for the longest matches; the oldest go first. */
const MOST = 300;

const kept = stored<readonly Kept[]>("rami.deals", []);

/**
 * Return what was kept of the deal that was sealed with `commit`, or else the last commitment that
 * was shown for it; null if this browser was not there before it.
 */
export function remembered(deal: Deal, commit: Hex | null): Remembered | null {
  return recalled(kept.value, deal, commit);
}

export function recalled(
  all: readonly Kept[],
  { code, match, round }: Deal,
  commit: Hex | null,
): Remembered | null {
  const found = all.filter(
    (one) => one.code === code && one.match === match && one.round === round,
  );
  return found.find((one) => one.commit === commit) ?? found.at(-1) ?? null;
}

/** Keep what a session is told and adds, from now on. */
export function rememberDeals(session: Session): () => void {
  return effect(() => {
    const { view } = session.game.value;
    const added = session.nonces.value;
    if (view === null) return;
    const next = keptWith(kept.peek(), view, added);
    if (next !== kept.peek()) kept.value = next;
  });
}

/** Return what is to be kept after a view: every commitment that was shown, and what was added to it. */
export function keptWith(
  before: readonly Kept[],
  view: View,
  added: Readonly<Record<string, Hex>>,
): readonly Kept[] {
  const { next_deal: next, table } = view;
  if (next === null || view.you === null) return before;
  const { match, round, commit } = next;
  const found = before.find((one) => one.commit === commit);
  const nonce = next.nonce ?? added[commit] ?? found?.nonce ?? null;
  if (found !== undefined && found.nonce === nonce) return before;
  const others = before.filter((one) => one !== found);
  return [...others, { code: table.code, match, round, commit, nonce }].slice(-MOST);
}
