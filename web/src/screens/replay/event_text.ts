/** What happened at a moment, in words: those of the live table, and the deal's own. */
import { sayings } from "../../game/narration.ts";
import type { Scene } from "../../replay/scene.ts";
import { t } from "../../texts/texts.ts";
import type { GameEvent, View } from "../../wire/types.ts";
import { endText, person, sayingText } from "../table/wording.ts";

/** Return the sentence for an event; null if there is nothing to say. */
export function eventText(view: View, event: GameEvent, before: Scene): string | null {
  switch (event.kind) {
    case "nonce":
      return t("ui-replay-event-nonce", person(view, event.seat));
    case "sealed":
      return t("ui-replay-event-sealed", { round: event.round });
    case "revealed":
      return t("ui-replay-event-revealed");
    case "drew":
      return drewText(view, event) ?? toldText(view, event, before);
    default:
      return toldText(view, event, before);
  }
}

/** A live table never tells what others draw from the stock, so it has no words for it. */
function drewText(view: View, event: Extract<GameEvent, { kind: "drew" }>): string | null {
  const { who, player } = person(view, event.seat);
  if (who === "you" || event.source === "discard" || event.card === null) return null;
  return t("ui-replay-event-drew", { player, card: event.card });
}

function toldText(view: View, event: GameEvent, before: Scene): string | null {
  const [said] = sayings([event]);
  if (said === undefined) return null;
  if ("kind" in said) return endText(view, said);
  if (event.kind !== "laid_off") return sayingText(view, said);
  const onto = before.melds.find((meld) => meld.id === event.meld)?.cards.join(" ") ?? "";
  return sayingText(view, { ...said, id: "laid-off", vars: { ...said.vars, onto } });
}
