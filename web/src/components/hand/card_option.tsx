/** One card of the hand. */

import type { Desk } from "../../screens/table/desk.ts";
import { dropped } from "../../screens/table/dropping.ts";
import { t } from "../../texts/texts.ts";
import type { Card } from "../../wire/types.ts";
import { Face } from "../card/face.tsx";
import { drag, press } from "../motion/drag.ts";

interface Props {
  readonly desk: Desk;
  readonly card: Card;
  readonly index: number;
  readonly count: number;
  readonly isCurrent: boolean;
  readonly marks: { readonly melds: ReadonlySet<Card>; readonly layOffs: ReadonlySet<Card> };
  readonly isBefore: boolean;
}

export function CardOption(props: Props) {
  const { desk, card, marks } = props;
  const selected = desk.selection.value.includes(card);
  const load = drag.value?.load;
  const carried = load?.from === "hand" && load.cards.includes(card);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles its keys, for all cards
    <div
      class="card-option"
      role="option"
      id={`card-${card}`}
      tabIndex={props.isCurrent ? 0 : -1}
      aria-selected={selected}
      data-card={card}
      data-carried={carried}
      data-before={props.isBefore}
      data-melds={marks.melds.has(card)}
      data-fits={marks.layOffs.has(card)}
      data-new={desk.drawn.value === card}
      data-hinted={desk.advice.value?.cards.includes(card) ?? false}
      onClick={() => {
        desk.current.value = card;
        desk.toggle(card);
      }}
      onFocus={() => {
        desk.current.value = card;
      }}
      onPointerDown={(event) =>
        press(
          event,
          () => loadOf(desk, card),
          (from, to) => dropped(desk, from, to),
        )
      }
    >
      <Face card={card} />
      <span class="card-option__mark" aria-hidden="true" />
      <span class="visually-hidden">{spokenName(props, selected)}</span>
    </div>
  );
}

/** A selected card takes the whole selection along. */
function loadOf(desk: Desk, card: Card) {
  const picked = desk.selection.value;
  return { from: "hand", cards: picked.includes(card) ? picked : [card] } as const;
}

function spokenName({ desk, card, index, count, marks }: Props, selected: boolean): string {
  const place = t(selected ? "ui-card-selected" : "ui-card-position", { card, index, count });
  const fits = marks.layOffs.has(card) ? t("ui-card-fits", { card: place }) : place;
  return desk.drawn.value === card ? t("ui-card-new", { card: fits }) : fits;
}
