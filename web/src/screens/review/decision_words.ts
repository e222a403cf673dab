/** What an AI did and why, in words. */
import type { Saying } from "../../game/narration.ts";
import { type NotedStep, stepsIn } from "../../proof/notation.ts";
import { t } from "../../texts/texts.ts";
import type { AiDecision, View } from "../../wire/types.ts";
import { listed, taleText, tryText } from "../table/wording.ts";

/** Return an action in words, told of the seat by its name. */
export function actionText(view: View, seat: number, action: string): string {
  const parts = stepsIn(action).map((step) => partOf(seat, step, view));
  return taleText({ ...view, you: null }, { seat, parts });
}

function partOf(seat: number, step: NotedStep, view: View): Saying {
  switch (step.kind) {
    case "draw_stock":
      return { id: "drew-stock", seat, vars: { card: "" } };
    case "draw_discard":
      return { id: "drew-discard", seat, vars: { card: view.discard?.top ?? "" } };
    case "meld":
      return { id: "melded", seat, vars: { cards: step.cards.join(" ") } };
    case "lay_off":
      return { id: "laid-off", seat, vars: { cards: step.cards.join(" "), meld: step.meld } };
    case "discard":
      return { id: "discarded", seat, vars: { card: step.card } };
  }
}

/** Return an action as a choice: what one might do. */
export function moveText(view: View, action: string): string {
  return listed(
    stepsIn(action).map((step) => {
      const { vars } = partOf(0, step, view);
      return t(`ui-review-move-${step.kind.replace("_", "-")}`, vars);
    }),
  );
}

/** Return why: as a hint would say it to whoever sat there. */
export function reasonText({ reason, params }: AiDecision): string {
  const vars = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, flat(name, value)]),
  );
  return tryText(`reason-${reason}`, vars) ?? t("ui-review-ai-no-reason");
}

function flat(name: string, value: unknown): string | number {
  if (Array.isArray(value)) return value.join(name === "melds" ? "/" : " ");
  return typeof value === "number" ? value : String(value ?? "");
}

/** Return the cards that an action is about. */
export function cardsIn(view: View, action: string): string[] {
  return stepsIn(action).flatMap((step) => {
    if (step.kind === "discard") return [step.card];
    if (step.kind === "draw_discard") return [view.discard?.top ?? ""];
    return "cards" in step ? [...step.cards] : [];
  });
}
