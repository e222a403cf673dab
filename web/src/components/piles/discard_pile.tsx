/** The discard pile: its top, which can be taken, and a drop place for the own discard. */
import { useRef } from "preact/hooks";
import type { Desk } from "../../screens/table/desk.ts";
import { dropped } from "../../screens/table/dropping.ts";
import { discard, draw } from "../../screens/table/moves.ts";
import { whyNotDiscard, whyNotDraw } from "../../screens/table/why.ts";
import { t } from "../../texts/texts.ts";
import { Face } from "../card/face.tsx";
import { drag, press } from "../motion/drag.ts";
import "./piles.css";

const HOLD = 500;

export function DiscardPile({ desk }: { readonly desk: Desk }) {
  const top = desk.thrown.value ?? desk.view.value?.discard?.top ?? null;
  const drawable = whyNotDraw(desk, "discard") === null;
  const droppable = desk.phase.value === "myPlay" && whyNotDiscard(desk) === null;
  const held = useHold(() => {
    desk.sheet.value = "discards";
  });
  const over = drag.value?.over?.kind === "discard" && drag.value.load.from === "hand";
  const use = () => {
    if (desk.phase.value === "myPlay") discard(desk);
    else draw(desk, "discard");
  };
  return (
    <button
      type="button"
      class="pile pile--discard"
      data-testid="discard-pile"
      data-drop="discard"
      data-top={top ?? ""}
      data-lit={drawable || droppable}
      data-over={over}
      data-sent={desk.thrown.value !== null}
      aria-disabled={!(drawable || droppable)}
      onClick={use}
      onContextMenu={(event) => {
        event.preventDefault();
        desk.sheet.value = "discards";
      }}
      onPointerDown={(event) => {
        held(event);
        press(
          event,
          () => (drawable && top !== null ? { from: "discard", card: top } : null),
          (from, to) => dropped(desk, from, to),
        );
      }}
    >
      {top === null ? <span class="pile__empty" aria-hidden="true" /> : <Face card={top} />}
      <span class="visually-hidden">{spokenName(top, drawable)}</span>
    </button>
  );
}

function spokenName(top: string | null, drawable: boolean): string {
  if (top === null) return t("ui-discard-empty");
  const name = t("ui-discard-top", { card: top });
  return drawable ? `${name}. ${t("ui-draw-discard", { card: top })}` : name;
}

/** Call after a long press, unless the pointer moves or is lifted before. */
function useHold(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  return (event: PointerEvent) => {
    if (event.pointerType === "mouse") return;
    const stop = () => {
      if (timer.current !== null) clearTimeout(timer.current);
      removeEventListener("pointerup", stop);
      removeEventListener("pointermove", stop);
      removeEventListener("pointercancel", stop);
    };
    timer.current = setTimeout(() => {
      stop();
      act();
    }, HOLD);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
    addEventListener("pointermove", stop);
  };
}
