/** Actions as text, as bundles and the AI's explanations have them (docs/qa.md). */
import type { Card } from "../wire/types.ts";

export type NotedStep =
  | { readonly kind: "draw_stock" | "draw_discard" }
  | { readonly kind: "meld"; readonly cards: readonly Card[] }
  | { readonly kind: "lay_off"; readonly cards: readonly Card[]; readonly meld: number }
  | { readonly kind: "discard"; readonly card: Card };

/** Return the steps of an action; what is no action has none. */
export function stepsIn(action: string): NotedStep[] {
  if (action.startsWith("turn ")) return action.slice("turn ".length).split(", ").flatMap(stepsIn);
  if (action === "draw stock") return [{ kind: "draw_stock" }];
  if (action === "draw discard") return [{ kind: "draw_discard" }];
  const laidOff = /^lay off (.+) on (\d+)$/.exec(action);
  if (laidOff !== null)
    return [{ kind: "lay_off", cards: cardsIn(laidOff[1]), meld: Number(laidOff[2]) }];
  const [word, ...cards] = action.split(" ");
  if (word === "meld") return [{ kind: "meld", cards }];
  const [card] = cards;
  return word === "discard" && card !== undefined ? [{ kind: "discard", card }] : [];
}

function cardsIn(text = ""): Card[] {
  return text.split(" ");
}
