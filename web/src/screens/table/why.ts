/** Why something cannot be done now, in words; null if it can. */
import { laying } from "../../game/choices.ts";
import { t } from "../../texts/texts.ts";
import type { Desk } from "./desk.ts";
import { faultText } from "./wording.ts";

export function whyNotDraw(desk: Desk, source: "stock" | "discard"): string | null {
  const off = whyNotNow(desk);
  if (off !== null) return off;
  if (desk.phase.value !== "myDraw") return t("ui-why-drawn");
  if (desk.can.value.draws.includes(source)) return null;
  const empty = desk.view.value?.discard?.top == null;
  return t(empty ? "ui-why-pile-empty" : "ui-why-pile-closed");
}

/** Why the selection can be neither laid down nor laid off, nor the tray sent. */
export function whyNotLay(desk: Desk): string | null {
  const off = whyNotPlay(desk);
  if (off !== null) return off;
  const { value: picked } = desk.selection;
  if (picked.length === 0) return desk.tray.value.length > 0 ? null : t("ui-why-select");
  const now = laying(desk.can.value, picked);
  return now.kind === "no" ? faultText(now.fault) : null;
}

export function whyNotDiscard(desk: Desk): string | null {
  const off = whyNotPlay(desk);
  if (off !== null) return off;
  const [card, another] = desk.selection.value;
  if (card === undefined || another !== undefined) return t("ui-why-select-one");
  if (desk.can.value.discards.includes(card)) return null;
  return t("ui-why-just-taken");
}

export function whyNotHint(desk: Desk): string | null {
  if (desk.view.value?.table.settings.hints === false) return t("ui-why-no-hints");
  return whyNotNow(desk);
}

export function whyNotUndo(desk: Desk): string | null {
  if (desk.tray.value.length === 0) return t("ui-why-nothing-to-undo");
  return desk.ready.value ? null : t("ui-why-sending");
}

/** Why it is not the moment for melds, lay-offs and the discard. */
export function whyNotPlay(desk: Desk): string | null {
  return whyNotNow(desk) ?? (desk.phase.value === "myDraw" ? t("ui-why-draw-first") : null);
}

function whyNotNow(desk: Desk): string | null {
  if (desk.session.link.value.state !== "online") return t("ui-why-offline");
  if (desk.session.pending.value !== null) return t("ui-why-sending");
  if (desk.phase.value === "timeUp") return t("refusal-time_is_up");
  return desk.isMyTurn ? null : t("ui-why-not-your-turn");
}
