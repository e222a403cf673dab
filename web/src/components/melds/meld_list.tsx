/** The melds on the table, with what is staged: a place to lay cards down and to lay them off. */
import { useState } from "preact/hooks";
import { fitting } from "../../game/choices.ts";
import type { Desk } from "../../screens/table/desk.ts";
import { t } from "../../texts/texts.ts";
import { drag } from "../motion/drag.ts";
import { MeldButton } from "./meld_button.tsx";
import "./melds.css";

export function MeldList({ desk }: { readonly desk: Desk }) {
  const now = desk.can.value;
  const fit = fitting(now, desk.selection.value);
  const { tabbable, onKeyDown, onFocus } = useRoving(now.laid.length);
  const over = drag.value?.over;
  return (
    <section
      class="melds"
      data-drop="table"
      data-testid="melds"
      data-over={over?.kind === "table" && drag.value?.load.from === "hand"}
      aria-label={t("ui-melds")}
    >
      {now.laid.length === 0 && <p class="melds__empty">{t("ui-melds-empty")}</p>}
      <ul class="melds__list" onKeyDown={onKeyDown}>
        {now.laid.map((meld, i) => (
          <li key={meld.id} class="melds__item">
            <MeldButton
              desk={desk}
              meld={meld}
              isFit={fit.has(meld.id)}
              isOver={over?.kind === "meld" && over.id === meld.id}
              tabbable={i === tabbable}
              onFocus={() => onFocus(i)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One of the melds is in the tab order; arrows go to the others. */
function useRoving(count: number) {
  const [at, setAt] = useState(0);
  const tabbable = Math.min(at, count - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = destination(event.key, tabbable, count);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    setAt(to);
    const list = event.currentTarget as HTMLElement;
    list.querySelectorAll<HTMLElement>("[data-meld]")[to]?.focus();
  };
  return { tabbable, onKeyDown, onFocus: setAt };
}

function destination(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowLeft":
    case "ArrowUp":
      return Math.max(0, at - 1);
    case "ArrowRight":
    case "ArrowDown":
      return Math.min(count - 1, at + 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
