/** Notices that something has changed, remembers where things were, and lets them move. */
import { effect } from "@preact/signals";
import type { Desk } from "../../screens/table/desk.ts";
import { sorting } from "../../settings/settings.ts";
import "./motion.css";
import type { GameEvent } from "../../wire/types.ts";
import { isNews } from "../announcer/watching.ts";
import { type Flight, flightsOf } from "./flights.ts";
import { fly } from "./flying.ts";
import { type Places, placesIn } from "./places.ts";

/** Begin to move what changes; returns how to stop. */
export function watchMotion(desk: Desk, root: HTMLElement): () => void {
  let isFirst = true;
  let frame: number | null = null;
  let before: Places | null = null;
  let flights: readonly Flight[] = [];
  let told = desk.session.told.peek();
  const play = () => {
    frame = null;
    if (before !== null) fly(root, before, flights);
    before = null;
    flights = [];
  };
  const stop = effect(() => {
    // Whatever may move a card: an update, the tray, the order of the hand.
    const update = desk.session.told.value;
    void desk.tray.value;
    void desk.own.value;
    void sorting.value;
    void desk.session.pending.value;
    const isNew = update !== told && isNews(update);
    const events: readonly GameEvent[] = isNew ? update.events : [];
    told = update;
    if (isFirst) {
      isFirst = false;
      return;
    }
    // Signals come before the page is drawn anew, so this is how it was. Several changes of one
    // frame are one movement.
    before ??= placesIn(root);
    flights = [...flights, ...flightsOf(events, update?.after.you?.seat ?? null)];
    frame ??= requestAnimationFrame(play);
  });
  return () => {
    stop();
    if (frame !== null) cancelAnimationFrame(frame);
  };
}
