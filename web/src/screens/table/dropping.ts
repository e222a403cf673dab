/** What a drag means where it ends. */
import type { Load, Target } from "../../components/motion/drag.ts";
import type { Desk } from "./desk.ts";
import { discard, draw, layDown, layOn, moveInHand } from "./moves.ts";

export function dropped(desk: Desk, load: Load, target: Target | null): void {
  if (target === null) return;
  if (load.from !== "hand") {
    if (target.kind === "hand") draw(desk, load.from);
    return;
  }
  switch (target.kind) {
    case "hand":
      moveInHand(desk, load.cards, target.before);
      break;
    case "meld":
      layOn(desk, target.id, load.cards);
      break;
    case "table":
      layDown(desk, load.cards);
      break;
    case "discard":
      desk.select(load.cards);
      discard(desk);
      break;
  }
}
