/** The one sentence that says what is to be done, or what is going on. */
import { laying } from "../../game/choices.ts";
import type { Desk } from "../../screens/table/desk.ts";
import { t } from "../../texts/texts.ts";
import { seatName } from "../names/seat_name.ts";

export function promptText(desk: Desk): string {
  const view = desk.view.value;
  if (view === null) return t("ui-loading");
  if (view.table.paused) return t("ui-paused");
  if (desk.session.pending.value !== null) return t("ui-prompt-sending");
  switch (desk.phase.value) {
    case "myDraw":
      return drawing(desk);
    case "myPlay":
      return playing(desk);
    case "timeUp":
      return t("refusal-time_is_up");
    case "roundEnd":
      return t("ui-prompt-round-end");
    case "matchEnd":
      return t("ui-prompt-match-end");
    default:
      return t("ui-prompt-their-turn", { player: seatName(view, view.turn?.seat ?? 0) });
  }
}

function drawing(desk: Desk): string {
  const isEmpty = desk.view.value?.stock?.count === 0;
  return t(isEmpty ? "ui-prompt-ask-stock" : "ui-prompt-draw");
}

function playing(desk: Desk): string {
  const armed = desk.armed.value;
  const picked = desk.selection.value;
  if (armed !== null) return t("ui-prompt-armed", { card: armed });
  if (desk.can.value.hand.length === 0) return t("ui-prompt-go-out");
  if (picked.length > 0) return choosing(desk, picked);
  return t(desk.tray.value.length > 0 ? "ui-prompt-discard" : "ui-prompt-play");
}

/** What the selection is good for. */
function choosing(desk: Desk, picked: readonly string[]): string {
  const cards = picked.join(" ");
  const now = laying(desk.can.value, picked);
  if (now.kind === "meld") return t("ui-prompt-selected-meld", { cards });
  if (now.kind !== "no") return t("ui-prompt-selected-fits", { cards });
  const [only, another] = picked;
  const isDiscard = only !== undefined && another === undefined;
  if (isDiscard && desk.can.value.discards.includes(only))
    return t("ui-prompt-selected-discard", { card: only });
  return t("ui-selection", { count: picked.length });
}
