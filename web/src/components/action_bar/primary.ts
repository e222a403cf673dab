/** Which action stands out: it is what Enter does. */
import type { Desk } from "../../screens/table/desk.ts";
import { discard, draw, lay } from "../../screens/table/moves.ts";
import { whyNotDiscard, whyNotLay } from "../../screens/table/why.ts";

export type Primary = "draw" | "lay" | "discard" | null;

export function primary(desk: Desk): Primary {
  if (!desk.ready.value) return null;
  if (desk.phase.value === "myDraw") return "draw";
  if (desk.phase.value !== "myPlay") return null;
  if (desk.armed.value !== null) return "discard";
  // What is staged waits for a discard, unless nothing is left to discard.
  const waits = desk.selection.value.length === 0 && desk.can.value.hand.length > 0;
  if (!waits && whyNotLay(desk) === null) return "lay";
  return whyNotDiscard(desk) === null ? "discard" : null;
}

export function doPrimary(desk: Desk): void {
  switch (primary(desk)) {
    case "draw":
      draw(desk, "stock");
      break;
    case "lay":
      lay(desk);
      break;
    case "discard":
      discard(desk);
      break;
    case null:
      break;
  }
}
