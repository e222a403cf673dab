/** Dragging cards with a pointer: from the hand, from the piles, to wherever they may go. */
import { signal } from "@preact/signals";
import type { Card } from "../../wire/types.ts";

/** What is being dragged. */
export type Load =
  | { readonly from: "hand"; readonly cards: readonly Card[] }
  | { readonly from: "stock" }
  | { readonly from: "discard"; readonly card: Card };

export type Target =
  | { readonly kind: "meld"; readonly id: number }
  | { readonly kind: "table" | "discard" }
  /** In the hand, before a card; null: at its end or nowhere in particular. */
  | { readonly kind: "hand"; readonly before: Card | null };

export interface Drag {
  readonly load: Load;
  readonly x: number;
  readonly y: number;
  readonly over: Target | null;
}

export const drag = signal<Drag | null>(null);

/** A pointer that moves less is a tap. */
const THRESHOLD = 8;

type Dropped = (load: Load, target: Target | null) => void;

/** Begin to watch a pressed pointer; it becomes a drag once it moves. */
export function press(event: PointerEvent, load: () => Load | null, dropped: Dropped): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const { pointerId, clientX, clientY } = event;
  const ending = new AbortController();
  const only = (handle: (moved: PointerEvent) => void) => (moved: PointerEvent) => {
    if (moved.pointerId === pointerId) handle(moved);
  };
  const listen = (kind: "pointermove" | "pointerup" | "pointercancel", handle: typeof move) =>
    addEventListener(kind, only(handle), { signal: ending.signal });
  const finish = () => {
    ending.abort();
    drag.value = null;
  };
  let carried: Load | null = null;

  function move(moved: PointerEvent): void {
    const far = Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > THRESHOLD;
    if (carried === null && far) carried = load();
    if (carried === null) {
      if (far) finish();
      return;
    }
    const { clientX: x, clientY: y } = moved;
    drag.value = { load: carried, x, y, over: targetAt(x, y) };
  }

  function up(moved: PointerEvent): void {
    finish();
    if (carried === null) return;
    swallowClick();
    dropped(carried, targetAt(moved.clientX, moved.clientY));
  }

  listen("pointermove", move);
  listen("pointerup", up);
  listen("pointercancel", finish);
}

/** The click that browsers send after a drag is no tap. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
}

function targetAt(x: number, y: number): Target | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
  switch (place?.dataset["drop"]) {
    case "meld":
      return { kind: "meld", id: Number(place.dataset["meld"]) };
    case "table":
      return { kind: "table" };
    case "discard":
      return { kind: "discard" };
    case "hand":
      return { kind: "hand", before: cardAfter(place, x, y) };
    default:
      return null;
  }
}

/** The card of the hand that the pointer is in front of. */
function cardAfter(hand: HTMLElement, x: number, y: number): Card | null {
  const options = [...hand.querySelectorAll<HTMLElement>("[data-card]")];
  const at = options.findIndex((option) => isInFront(option.getBoundingClientRect(), x, y));
  return at < 0 ? null : (options[at]?.dataset["card"] ?? null);
}

function isInFront(box: DOMRect, x: number, y: number): boolean {
  return y < box.bottom && x < box.left + box.width / 2;
}
