/** What people say to each other, shown for a moment beside their seat. */
import { signal } from "@preact/signals";
import { muted } from "../../settings/settings.ts";
import type { Emote, GameEvent, View } from "../../wire/types.ts";

export const EMOTES: readonly Emote[] = [
  "hello",
  "good_luck",
  "well_played",
  "thanks",
  "oops",
  "thinking",
  "hurry",
  "bye",
];

const SHOWN = 4_000;

/** The last emote of each seat while it is shown. */
export const spoken = signal<ReadonlyMap<number, Emote>>(new Map());

/** Show the emotes among new events, but those of muted players. */
export function showEmotes(view: View, events: readonly GameEvent[]): void {
  for (const event of events) {
    if (event.kind !== "emoted" || isMuted(view, event.seat)) continue;
    const { seat, emote } = event;
    spoken.value = new Map(spoken.value).set(seat, emote);
    setTimeout(() => forget(seat, emote), SHOWN);
  }
}

export function isMuted(view: View, seat: number): boolean {
  const name = view.seats[seat]?.name ?? null;
  return name !== null && muted.value.includes(name);
}

export function toggleMute(name: string): void {
  const others = muted.value.filter((other) => other !== name);
  muted.value = others.length === muted.value.length ? [...others, name] : others;
  if (muted.value.includes(name)) spoken.value = new Map();
}

function forget(seat: number, emote: Emote): void {
  if (spoken.value.get(seat) !== emote) return;
  const rest = new Map(spoken.value);
  rest.delete(seat);
  spoken.value = rest;
}
