/** Small cards in a row, each with what it counts below it if that is wanted. */
import type { Card } from "../../wire/types.ts";
import { MiniCard } from "./mini_card.tsx";
import "./mini_cards.css";

interface Props {
  readonly cards: readonly Card[];
  readonly points?: (card: Card) => number;
  readonly label?: string;
  /** Cards that stand out: what is wrong, or what was added. */
  readonly marked?: readonly Card[];
}

export function MiniCards({ cards, points, label, marked = [] }: Props) {
  return (
    <ul class="mini-cards" aria-label={label}>
      {cards.map((card) => (
        <li
          key={card}
          class={
            marked.includes(card) ? "mini-cards__card mini-cards__card--marked" : "mini-cards__card"
          }
        >
          <MiniCard card={card} />
          {points === undefined ? null : <span class="mini-cards__points">{points(card)}</span>}
        </li>
      ))}
    </ul>
  );
}
