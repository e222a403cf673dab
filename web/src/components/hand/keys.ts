/** The keys of the hand while a card has the focus. */
import { nudged } from "../../game/arrange.ts";
import type { Desk } from "../../screens/table/desk.ts";
import { say } from "../../screens/table/voice.ts";
import { t } from "../../texts/texts.ts";
import type { Card } from "../../wire/types.ts";

export function handKey(desk: Desk, event: KeyboardEvent): void {
  const cards = desk.hand.value;
  const at = cards.indexOf(desk.current.value ?? cards[0] ?? "");
  if (event.ctrlKey || event.metaKey || at < 0) return;
  const to = destination(event, at, cards.length);
  if (to !== null) {
    if (event.altKey) nudge(desk, cards[at] ?? "", to > at ? 1 : -1);
    else moveTo(desk, to, event.shiftKey);
  } else if (event.key === " ") toggle(desk, cards[at] ?? "");
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Give the focus to a card of the hand; with `extend` select it too. */
export function moveTo(desk: Desk, to: number, extend = false): void {
  const card = desk.hand.value[to];
  if (card === undefined) return;
  const from = desk.current.value;
  desk.current.value = card;
  if (extend) {
    const more = [from ?? card, card].filter((one) => !desk.selection.value.includes(one));
    if (more.length > 0) desk.select([...desk.selection.value, ...new Set(more)]);
  }
  document.getElementById(`card-${card}`)?.focus();
}

function destination(event: KeyboardEvent, at: number, count: number): number | null {
  switch (event.key) {
    case "ArrowLeft":
      return Math.max(0, at - 1);
    case "ArrowRight":
      return Math.min(count - 1, at + 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

function toggle(desk: Desk, card: Card): void {
  desk.toggle(card);
  const selected = desk.selection.value.includes(card);
  say(t(selected ? "ui-announce-selected" : "ui-announce-unselected", { card }));
}

function nudge(desk: Desk, card: Card, by: -1 | 1): void {
  desk.reorder(nudged(desk.hand.value, card, by));
  const index = desk.hand.value.indexOf(card) + 1;
  say(t("ui-announce-moved", { card, index, count: desk.hand.value.length }));
  requestAnimationFrame(() => document.getElementById(`card-${card}`)?.focus());
}
