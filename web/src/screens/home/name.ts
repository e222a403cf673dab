/** The name in the home screen's field, kept while one looks at other screens. */
import { signal } from "@preact/signals";
import { player } from "../../api/player.ts";
import { t } from "../../texts/texts.ts";

export const MAX_NAME = 24;

/** What was typed; null until something is. */
export const typedName = signal<string | null>(null);

const guestNumber = 100 + Math.floor(Math.random() * 900);

/** Return what the field shows: what was typed, the player's name, or one for a new guest. */
export function shownName(): string {
  return typedName.value ?? player.value?.name ?? guestName();
}

/** Return the name to play by: an empty field is not worth stopping anybody for. */
export function playName(): string {
  const shown = shownName().trim().replace(/\s+/g, " ");
  return shown === "" ? (player.value?.name ?? guestName()) : shown;
}

function guestName(): string {
  return t("ui-home-guest", { number: guestNumber });
}
