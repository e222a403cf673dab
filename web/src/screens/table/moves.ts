/** What the reader can do at the table. Whatever is not possible says why instead. */
import { batch } from "@preact/signals";
import { movedBefore, nextSorting } from "../../game/arrange.ts";
import { laying } from "../../game/choices.ts";
import { whyNoFit } from "../../game/diagnosis.ts";
import { meldKind } from "../../game/melds.ts";
import { actionFor, type Staged, undone } from "../../game/tray.ts";
import { confirmDiscard, sorting } from "../../settings/settings.ts";
import { t } from "../../texts/texts.ts";
import type { Action, Card } from "../../wire/types.ts";
import type { Desk } from "./desk.ts";
import { say } from "./voice.ts";
import { whyNotDiscard, whyNotDraw, whyNotLay, whyNotPlay, whyNotUndo } from "./why.ts";
import { faultText } from "./wording.ts";

/** A second press within so long is the rest of a double click, and means nothing of its own. */
const PAUSE = 350;
const acted = new WeakMap<Desk, { readonly at: number; readonly turn: number | undefined }>();

export function draw(desk: Desk, source: "stock" | "discard"): void {
  if (isEcho(desk)) return;
  if (refuse(desk, whyNotDraw(desk, source))) return;
  send(desk, { kind: source === "stock" ? "draw_stock" : "draw_discard" });
}

/** Lay the selection down or off; without one, play what is staged. */
export function lay(desk: Desk): void {
  if (isEcho(desk)) return;
  if (refuse(desk, whyNotLay(desk))) return;
  const cards = desk.selection.value;
  if (cards.length === 0) {
    sendTray(desk);
    return;
  }
  const now = laying(desk.can.value, cards);
  if (now.kind === "meld") stage(desk, { kind: "meld", cards: [...cards] });
  else if (now.kind === "lay_off") stage(desk, { kind: "lay_off", meld: now.meld, cards });
  else if (now.kind === "ask")
    desk.choice.value = { cards, melds: now.melds.map(({ id }) => id), asMeld: now.asMeld };
}

/** Lay the selection off, even if it were a meld of its own. */
export function layOffOnly(desk: Desk): void {
  const now = laying(desk.can.value, desk.selection.value);
  if (now.kind === "meld") refuse(desk, t("ui-why-no-fit"));
  else lay(desk);
}

/** Stage cards for a meld on the table, or say why it does not take them. */
export function layOn(desk: Desk, meld: number, cards: readonly Card[]): void {
  if (isEcho(desk, cards)) return;
  if (cards.length > 0) desk.selection.value = cards;
  if (refuse(desk, cards.length === 0 ? t("ui-why-select") : whyNotPlay(desk))) return;
  const target = desk.can.value.laid.find(({ id }) => id === meld);
  if (target === undefined) return;
  const fault = whyNoFit(target, cards);
  if (fault !== null) refuse(desk, faultText(fault));
  else if (cards.length > desk.can.value.most)
    refuse(desk, faultText({ code: "must_keep_a_discard", params: {} }));
  else stage(desk, { kind: "lay_off", meld, cards: [...cards] });
}

/** Stage cards as a new meld; what is none is explained. */
export function layDown(desk: Desk, cards: readonly Card[]): void {
  desk.selection.value = cards;
  if (refuse(desk, whyNotLay(desk))) return;
  if (meldKind(cards) === null) lay(desk);
  else stage(desk, { kind: "meld", cards: [...cards] });
}

export function discard(desk: Desk, confirmed = false): void {
  if (!confirmed && isEcho(desk)) return;
  if (refuse(desk, whyNotDiscard(desk))) return;
  const [card] = desk.selection.value;
  if (card === undefined) return;
  if (confirmDiscard.value && !confirmed) {
    desk.confirming.value = card;
    return;
  }
  desk.confirming.value = null;
  const action = actionFor(desk.tray.value, card);
  if (action !== null) send(desk, action);
}

/** Play what is staged, without a discard: to go out with it, or to go on. */
export function sendTray(desk: Desk): void {
  const action = actionFor(desk.tray.value, null);
  if (action !== null && desk.ready.value) send(desk, action);
}

/** Take back the last thing staged. */
export function undo(desk: Desk): void {
  if (refuse(desk, whyNotUndo(desk))) return;
  desk.tray.value = undone(desk.tray.value);
  say(t("ui-undo-done"));
}

export function takeAllBack(desk: Desk): void {
  if (refuse(desk, whyNotUndo(desk))) return;
  desk.tray.value = [];
  say(t("ui-undo-done"));
}

export function sort(desk: Desk): void {
  const next = nextSorting(sorting.value);
  batch(() => {
    sorting.value = next;
    desk.toast.value = null;
  });
  say(t("ui-sorted", { order: t(`ui-sort-by-${next}`) }));
}

/** Put cards elsewhere in the hand: before a card, or at the end. */
export function moveInHand(desk: Desk, cards: readonly Card[], before: Card | null): void {
  desk.reorder(movedBefore(desk.hand.value, cards, before));
}

function stage(desk: Desk, staged: Staged): void {
  noteActed(desk);
  batch(() => {
    desk.tray.value = [...desk.tray.value, staged];
    desk.selection.value = [];
    desk.choice.value = null;
    desk.toast.value = null;
    desk.advice.value = null;
  });
  say(t("ui-undo-melded"));
}

/** Stage what the reader chose among several possibilities. */
export function choose(desk: Desk, meld: number | "new"): void {
  const choice = desk.choice.value;
  if (choice === null) return;
  const { cards } = choice;
  if (meld === "new") stage(desk, { kind: "meld", cards: [...cards] });
  else stage(desk, { kind: "lay_off", meld, cards: [...cards] });
}

function send(desk: Desk, action: Action): void {
  noteActed(desk);
  batch(() => {
    desk.toast.value = null;
    desk.advice.value = null;
    desk.armed.value = null;
    if (action.kind !== "draw_stock" && action.kind !== "draw_discard") desk.selection.value = [];
    desk.session.act(action);
  });
}

/** Show and say a reason; whether there was one. */
function refuse(desk: Desk, reason: string | null): boolean {
  if (reason === null) return false;
  desk.show(reason, "refused");
  say(reason, "assertive");
  return true;
}

function noteActed(desk: Desk): void {
  acted.set(desk, { at: performance.now(), turn: turnOf(desk) });
}

function turnOf(desk: Desk): number | undefined {
  return desk.view.value?.turn?.number;
}

/**
 * Whether a press comes too soon to be meant. Whoever has chosen cards since then means it, and in
 * another turn it is another press, however quick the others were.
 */
function isEcho(desk: Desk, chosen: readonly Card[] = desk.selection.value): boolean {
  const last = acted.get(desk);
  if (last === undefined || chosen.length > 0 || last.turn !== turnOf(desk)) return false;
  return performance.now() - last.at < PAUSE;
}
