/** Keys of the table region: letters, numbers, Enter and Escape, wherever the focus is in it. */

import type { Desk } from "../../screens/table/desk.ts";
import { discard, draw, lay, layOffOnly, sort, undo } from "../../screens/table/moves.ts";
import { say } from "../../screens/table/voice.ts";
import { whyNotDiscard } from "../../screens/table/why.ts";
import { shortcuts } from "../../settings/settings.ts";
import { t } from "../../texts/texts.ts";
import { doPrimary } from "../action_bar/primary.ts";
import { moveTo } from "../hand/keys.ts";
import { askHint } from "../hint/asking.ts";
import { type Command, commandFor, placeFor } from "./keys.ts";
import { sayHand, sayMelds, sayPiles, sayScores, saySince, sayTurn } from "./telling.ts";

/** Begin to listen; returns how to stop. */
export function listenToKeys(desk: Desk, region: HTMLElement): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (!isOurs(event, region)) return;
    const place = placeFor(event.key, shortcuts.value);
    const command = commandFor(event.key, shortcuts.value);
    if (place !== null) moveTo(desk, place);
    else if (command === null) return;
    else if (event.repeat) return;
    else run(desk, command);
    event.preventDefault();
  };
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}

/** Whether a key is meant for the table: not for a field, a dialog, or a button that has its own. */
function isOurs(event: KeyboardEvent, region: HTMLElement): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, dialog") !== null) return false;
  if (document.querySelector("dialog[open]") !== null) return false;
  if (event.key === "Enter" && target.closest("button, a") !== null) return false;
  return target === document.body || region.contains(target);
}

const RUN: Readonly<Record<Command, (desk: Desk) => void>> = {
  help: (desk) => {
    desk.sheet.value = "keys";
  },
  turn: sayTurn,
  hand: sayHand,
  melds: sayMelds,
  piles: sayPiles,
  scores: sayScores,
  since: saySince,
  sort,
  hint: (desk) => void askHint(desk),
  undo,
  stock: (desk) => draw(desk, "stock"),
  discard: (desk) => draw(desk, "discard"),
  meld: lay,
  layOff: layOffOnly,
  arm,
  primary: doPrimary,
  clear,
};

function run(desk: Desk, command: Command): void {
  RUN[command](desk);
}

/** The first half of a discard: X; Enter is the second. */
function arm(desk: Desk): void {
  if (desk.selection.value.length === 0 && desk.current.value !== null)
    desk.select([desk.current.value]);
  const [card] = desk.selection.value;
  if (card === undefined || whyNotDiscard(desk) !== null) {
    discard(desk);
    return;
  }
  desk.armed.value = card;
  say(t("ui-prompt-armed", { card }));
}

function clear(desk: Desk): void {
  desk.select([]);
  desk.advice.value = null;
}
