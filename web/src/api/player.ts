/** Who plays in this browser: the token is the player, and stays here. */
import { signal } from "@preact/signals";
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

const kept = stored<Known | null>("rami.player", null);
player.value = kept.value;

export function remember(known: Known | null): void {
  kept.value = known;
  player.value = known;
}
