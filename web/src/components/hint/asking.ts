/** Asks the server's AI what it would do in the reader's place. */

import { Refusal } from "../../api/rest.ts";
import { rest } from "../../app/play.ts";
import { cardsOf } from "../../link/pending.ts";
import type { Advice, Desk } from "../../screens/table/desk.ts";
import { say } from "../../screens/table/voice.ts";
import { whyNotHint } from "../../screens/table/why.ts";
import { faultText, tryText } from "../../screens/table/wording.ts";
import { t } from "../../texts/texts.ts";
import type { Action, Card } from "../../wire/types.ts";

interface Hint {
  readonly turn: number;
  readonly action: Action;
  readonly reasons: readonly Reason[];
}

interface Reason {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly text?: string;
}

export async function askHint(desk: Desk): Promise<void> {
  const why = whyNotHint(desk);
  const turn = desk.view.value?.turn?.number;
  if (why !== null) {
    desk.show(why, "refused");
    say(why, "assertive");
    return;
  }
  try {
    const path = `/tables/${encodeURIComponent(desk.session.code)}/hint`;
    const hint = await rest.request<Hint>("GET", path);
    if (desk.view.value?.turn?.number !== turn) return;
    const advice = adviceFrom(hint, desk);
    desk.advice.value = advice;
    say([advice.title, ...advice.reasons].map(asSentence).join(" "));
  } catch (error) {
    desk.show(problemText(error), "refused");
  }
}

function adviceFrom(hint: Hint, desk: Desk): Advice {
  const { action } = hint;
  const cards = action.kind === "draw_discard" ? [] : cardsOf(action).filter((card) => card !== "");
  return {
    title: titleOf(action, desk.view.value?.discard?.top ?? ""),
    reasons: hint.reasons.map(reasonText).filter((text) => text !== ""),
    cards,
  };
}

/** Return the move in words; of a whole turn its first step, for the reasons tell the rest. */
function titleOf(action: Action, top: Card): string {
  switch (action.kind) {
    case "draw_stock":
      return t("ui-hint-draw-stock");
    case "draw_discard":
      return t("ui-hint-draw-discard", { card: top });
    case "meld":
      return t("ui-hint-meld", { cards: action.cards.join(" ") });
    case "lay_off":
      return t("ui-hint-lay-off", { cards: action.cards.join(" ") });
    case "discard":
      return t("ui-hint-discard", { card: action.card });
    case "turn":
      return titleOf(action.steps[0] as Action, top);
  }
}

function reasonText({ code, params, text }: Reason): string {
  const vars = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      flat(value, name === "melds" ? "/" : " "),
    ]),
  );
  return tryText(`reason-${code}`, vars) ?? text ?? "";
}

function flat(value: unknown, between: string): string | number {
  if (Array.isArray(value)) return value.join(between);
  return typeof value === "number" ? value : String(value);
}

function problemText(error: unknown): string {
  if (!(error instanceof Refusal)) return t("ui-error-unknown");
  if (error.code === "network") return t("ui-error-network");
  return faultText({ code: error.code, params: error.params });
}

/** Reasons are whole sentences already, with the stop of their language; a title has none. */
function asSentence(text: string): string {
  return /[.!?।…]$/u.test(text) ? text : `${text}.`;
}
