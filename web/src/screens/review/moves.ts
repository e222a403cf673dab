/** A decision of a review in words and cards. */
import { t } from "../../texts/texts.ts";
import type { Action, Card, Step } from "../../wire/types.ts";

/** Return an action as a choice, step by step: what one did, or might have. `top` is visible. */
export function choiceTexts(action: Action, top: Card | null): string[] {
  switch (action.kind) {
    case "draw_stock":
      return [t("ui-draw-stock")];
    case "draw_discard":
      return [t("ui-draw-discard", { card: top ?? "" })];
    default:
      return stepsOf(action).map(stepText);
  }
}

function stepText(step: Step): string {
  switch (step.kind) {
    case "meld":
      return t("ui-prompt-selected-meld", { cards: step.cards.join(" ") });
    case "lay_off":
      return t("ui-prompt-selected-fits", { cards: step.cards.join(" ") });
    case "discard":
      return t("ui-prompt-selected-discard", { card: step.card });
  }
}

/** Return the cards that an action is about; an unknown one from the stock is none. */
export function cardsIn(action: Action, top: Card | null): Card[] {
  if (action.kind === "draw_stock") return [];
  if (action.kind === "draw_discard") return top === null ? [] : [top];
  return stepsOf(action).flatMap((step) => (step.kind === "discard" ? [step.card] : step.cards));
}

function stepsOf(
  action: Exclude<Action, { kind: "draw_stock" | "draw_discard" }>,
): readonly Step[] {
  return action.kind === "turn" ? action.steps : [action];
}

/** Where the moment before a decision is to be seen again, through its own seat's eyes. */
export function replayPath(match: string, seat: number, seq: number): string {
  return `/match/${match}/replay?before=${seq}&eyes=${seat}`;
}
