/** Lets cards fly from where they were to where they are, by the browser's own animations. */
import { moves } from "../../settings/settings.ts";
import type { Card } from "../../wire/types.ts";
import type { Flight, Spot } from "./flights.ts";
import { type Places, placesIn } from "./places.ts";

const FLIGHT = 280;
const FADE = 80;
const STAGGER = 22;
const EASING = "cubic-bezier(.2,.75,.3,1)";

/** Animate what has changed since `before`; the page shows the end state already. */
export function fly(root: HTMLElement, before: Places, flights: readonly Flight[]): void {
  const after = placesIn(root);
  const still = !moves();
  const flown = new Set<Card>();
  flights.forEach((flight, i) => {
    if (isThereAlready(flight, before)) return;
    if (flight.card !== null) flown.add(flight.card);
    const from = startOf(flight, before, after);
    if (flight.to.at === "seat") toSeat(root, flight, from, after.seats.get(flight.to.seat), still);
    else arrive(elementOf(root, flight), from, still, Math.min(i * STAGGER, 200));
  });
  if (still) return;
  shift(root, before, after, flown);
  toPile(root, before, flown);
}

/** The reader's own cards have moved when they were chosen, before the server's word. */
function isThereAlready({ card, from }: Flight, before: Places): boolean {
  return from.at === "own" && card !== null && !before.hand.has(card);
}

/** The reader's own discard, on its way to the server. */
function toPile(root: HTMLElement, before: Places, flown: ReadonlySet<Card>): void {
  const top = root.querySelector<HTMLElement>(".pile--discard")?.dataset["top"] ?? "";
  const from = before.hand.get(top);
  if (from === undefined || flown.has(top)) return;
  arrive(root.querySelector<HTMLElement>(".pile--discard .card"), from, false, 0);
}

/** Where a card comes from: where it was itself, if it was to be seen. */
function startOf(flight: Flight, before: Places, after: Places): DOMRect | undefined {
  const own = flight.card === null ? undefined : before.hand.get(flight.card);
  if (own !== undefined && flight.from.at === "own") return own;
  return boxOf(flight.from, before) ?? boxOf(flight.from, after);
}

function boxOf(spot: Spot, places: Places): DOMRect | undefined {
  if (spot.at === "seat") return places.seats.get(spot.seat);
  const box = spot.at === "own" ? places.own : places[spot.at];
  return box ?? undefined;
}

function elementOf(root: HTMLElement, { to }: Flight): HTMLElement | null {
  if (to.at === "hand") return root.querySelector(`.card-option[data-card="${to.card}"] .card`);
  if (to.at === "laid") return root.querySelector(`.meld__card[data-laid="${to.card}"] .card`);
  return root.querySelector(".pile--discard .card");
}

function arrive(
  element: HTMLElement | null,
  from: DOMRect | undefined,
  still: boolean,
  delay: number,
): void {
  if (element === null) return;
  if (still || from === undefined) {
    element.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: FADE });
    return;
  }
  const to = element.getBoundingClientRect();
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const frames = [{ transform: `translate(${x}px, ${y}px)`, zIndex: 5 }, { transform: "none" }];
  const lifted = liftedAncestor(element);
  lifted.animate(frames, { duration: FLIGHT - delay, delay, easing: EASING, fill: "backwards" });
}

/** A mini card is cut off by its column: the column flies. */
function liftedAncestor(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>(".meld__card") ?? element;
}

/** A card that goes into somebody's hand is to be seen only on its way. */
function toSeat(
  root: HTMLElement,
  flight: Flight,
  from: DOMRect | undefined,
  to: DOMRect | undefined,
  still: boolean,
): void {
  if (still || from === undefined || to === undefined) return;
  const source = flight.from.at === "stock" ? ".pile--stock .card" : ".pile--discard .card";
  const pattern = flight.card === null ? root.querySelector(".card--back") : null;
  const face = pattern ?? root.querySelector(source);
  if (face === null) return;
  const ghost = document.createElement("div");
  ghost.className = "flight";
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(face.cloneNode(true));
  ghost.style.left = `${from.left}px`;
  ghost.style.top = `${from.top}px`;
  root.append(ghost);
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const end = { transform: `translate(${x}px, ${y}px) scale(.45)`, opacity: 0.4 };
  const flown = ghost.animate([{ transform: "none", opacity: 1 }, end], {
    duration: FLIGHT,
    easing: EASING,
  });
  flown.onfinish = () => ghost.remove();
  flown.oncancel = () => ghost.remove();
}

/** Cards that only make room slide to their new place. */
function shift(root: HTMLElement, before: Places, after: Places, flown: ReadonlySet<Card>): void {
  for (const [card, to] of after.hand) {
    const from = before.hand.get(card) ?? before.laid.get(card);
    if (from === undefined || flown.has(card)) continue;
    slide(root.querySelector(`.card-option[data-card="${card}"] .card`), from, to);
  }
  for (const [card, to] of after.laid) {
    const from = before.laid.get(card) ?? before.hand.get(card);
    if (from === undefined || flown.has(card)) continue;
    slide(root.querySelector(`.meld__card[data-laid="${card}"]`), from, to);
  }
}

function slide(element: HTMLElement | null, from: DOMRect, to: DOMRect): void {
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (element === null || Math.abs(x) + Math.abs(y) < 2) return;
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
    duration: FLIGHT,
    easing: EASING,
  });
}
