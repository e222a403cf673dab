/** Where cards, piles and seats are on the page, to move cards between them. */
import type { Card } from "../../wire/types.ts";

export interface Places {
  readonly hand: ReadonlyMap<Card, DOMRect>;
  readonly laid: ReadonlyMap<Card, DOMRect>;
  readonly seats: ReadonlyMap<number, DOMRect>;
  readonly stock: DOMRect | null;
  readonly pile: DOMRect | null;
  /** Where the whole hand lies: the reader's own seat. */
  readonly own: DOMRect | null;
}

export function placesIn(root: HTMLElement): Places {
  return {
    hand: keyed(root, ".card-option", "card"),
    laid: keyed(root, ".meld__card", "laid"),
    seats: new Map([...keyed(root, ".seat", "seat")].map(([seat, box]) => [Number(seat), box])),
    stock: boxOf(root, ".pile--stock"),
    pile: boxOf(root, ".pile--discard"),
    own: boxOf(root, ".hand__cards"),
  };
}

function keyed(root: HTMLElement, selector: string, key: string): Map<string, DOMRect> {
  const found = [...root.querySelectorAll<HTMLElement>(selector)];
  return new Map(found.map((one) => [one.dataset[key] ?? "", one.getBoundingClientRect()]));
}

function boxOf(root: HTMLElement, selector: string): DOMRect | null {
  return root.querySelector(selector)?.getBoundingClientRect() ?? null;
}
