/** Who plays in this browser: the token is the player, and stays here. */
import { signal } from "@preact/signals";
import type { RoundBegan } from "../link/session.ts";
import { stored } from "../settings/stored.ts";

export interface Known {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  /** The name to log in by; guests have none. */
  readonly login?: string | null;
}

export const player = signal<Known | null>(null);
/** The table that this browser was at last; offered again on the home screen. */
export const lastTable = stored<string | null>("rami.table", null);

/** Where the present round began, so that a page loaded anew hears of it from there. */
export const roundBegan = stored<RoundBegan | null>("rami.round", null);

const kept = stored<Known | null>("rami.player", null);
player.value = kept.value;

export function remember(known: Known | null): void {
  kept.value = known;
  player.value = known;
}
