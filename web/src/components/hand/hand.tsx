/** The reader's cards: a list in which several can be selected, by tap, by key or by drag. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { pointsOf } from "../../game/cards.ts";
import { lit } from "../../game/choices.ts";
import type { Desk } from "../../screens/table/desk.ts";
import { handRows } from "../../settings/settings.ts";
import { t } from "../../texts/texts.ts";
import { drag } from "../motion/drag.ts";
import { CardOption } from "./card_option.tsx";
import { handKey } from "./keys.ts";
import { room, rowsFor } from "./rows.ts";
import "./hand.css";

export function Hand({ desk }: { readonly desk: Desk }) {
  const cards = desk.hand.value;
  const list = useFollowingFocus(desk, cards);
  const rows = rowsFor(cards.length, room.value, handRows.value);
  const columns = Math.max(1, Math.ceil(cards.length / rows));
  const current = cards.find((card) => card === desk.current.value) ?? cards[0];
  const marks = lit(desk.can.value);
  const over = drag.value?.over;
  return (
    <section class="hand" data-rows={rows} data-drop="hand" aria-label={t("ui-hand")}>
      <div
        ref={list}
        class="hand__cards"
        role="listbox"
        tabIndex={cards.length === 0 ? 0 : -1}
        aria-multiselectable="true"
        aria-orientation="horizontal"
        aria-label={handName(desk)}
        data-testid="hand"
        style={{ "--strips": String(columns - 1) }}
        onKeyDown={(event) => handKey(desk, event)}
      >
        {cards.map((card, i) => (
          <CardOption
            key={card}
            desk={desk}
            card={card}
            index={i + 1}
            count={cards.length}
            isCurrent={card === current}
            marks={marks}
            isBefore={over?.kind === "hand" && over.before === card}
          />
        ))}
      </div>
    </section>
  );
}

function handName(desk: Desk): string {
  const count = desk.hand.value.length;
  const points = pointsOf(desk.hand.value, desk.aceHigh);
  return `${t("ui-hand")}, ${t("ui-cards", { count })}, ${t("ui-points", { points })}`;
}

/** Keep the focus in the hand when its focused card has gone to the table. */
function useFollowingFocus(desk: Desk, cards: readonly string[]) {
  const list = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  useLayoutEffect(() => {
    const lost = had.current && document.activeElement === document.body;
    if (lost) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    had.current = list.current?.contains(document.activeElement) ?? false;
  });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const noticed = () => {
      had.current = element.contains(document.activeElement);
    };
    element.addEventListener("focusin", noticed);
    const out = (event: FocusEvent) => {
      if (event.relatedTarget !== null) had.current = false;
    };
    element.addEventListener("focusout", out);
    return () => {
      element.removeEventListener("focusin", noticed);
      element.removeEventListener("focusout", out);
    };
  }, []);
  useLayoutEffect(() => {
    const current = desk.current.peek();
    if (current !== null && !cards.includes(current)) desk.current.value = cards[0] ?? null;
  }, [desk, cards]);
  return list;
}
