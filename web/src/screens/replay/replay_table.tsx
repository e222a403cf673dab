/** A table to be looked at: seats, piles, melds and the hands that are seen. */
import { Back } from "../../components/card/back.tsx";
import { Face } from "../../components/card/face.tsx";
import { MiniCards } from "../../components/mini_card/mini_cards.tsx";
import { nameOf } from "../../components/names/seat_name.ts";
import { spokenSeat } from "../../components/seats/seat_chip.tsx";
import { pointsOf, suitOf } from "../../game/cards.ts";
import { ascending } from "../../game/melds.ts";
import { letterOf } from "../../game/seats.ts";
import { t } from "../../texts/texts.ts";
import type { Card, MeldView, View } from "../../wire/types.ts";
import { meldText } from "../table/wording.ts";
import "../../components/melds/melds.css";
import "../../components/piles/piles.css";
import "./replay_table.css";

interface Props {
  readonly view: View;
  /** By seat; null for those that are not seen. */
  readonly hands: readonly (readonly Card[] | null)[];
  /** Cards to light up: what has just moved. */
  readonly touched: readonly Card[];
}

export function ReplayTable({ view, hands, touched }: Props) {
  return (
    <section class="replay-table" aria-label={t("ui-table")} data-testid="replay-table">
      <Seats view={view} />
      <div class="replay-table__middle">
        <Piles view={view} touched={touched} />
        <Melds view={view} touched={touched} />
      </div>
      <Hands view={view} hands={hands} touched={touched} />
    </section>
  );
}

function Seats({ view }: { readonly view: View }) {
  return (
    <ul class="seats" aria-label={t("ui-replay-seats")}>
      {view.seats.map((seat) => (
        <li
          key={seat.seat}
          class="seat"
          data-testid={`seat-${seat.seat}`}
          data-turn={view.turn?.seat === seat.seat}
        >
          <span class="seat__letter" aria-hidden="true">
            {letterOf(seat.seat)}
          </span>
          <span class="seat__text" aria-hidden="true">
            <span class="seat__name">{nameOf(seat)}</span>
            <span class="seat__facts">
              <span class="seat__cards">{seat.cards}</span>
              <span class="seat__score">{t("ui-points-short", { points: seat.score })}</span>
            </span>
          </span>
          <span class="visually-hidden">{spokenSeat(view, seat, null)}</span>
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  readonly view: View;
  readonly touched: readonly Card[];
}

function Piles({ view, touched }: PartProps) {
  const count = view.stock?.count ?? 0;
  const top = view.discard?.top ?? null;
  const isLit = top !== null && touched.includes(top);
  return (
    <div class="replay-table__piles">
      <div class="pile" data-testid="stock" data-count={count}>
        {count === 0 ? <span class="pile__empty" aria-hidden="true" /> : <Back />}
        <span class="pile__count" aria-hidden="true">
          {count}
        </span>
        <span class="visually-hidden">{t("ui-stock-count", { count })}</span>
      </div>
      <div
        class={isLit ? "pile replay-table__pile--touched" : "pile"}
        data-testid="discard-pile"
        data-top={top ?? ""}
      >
        {top === null ? <span class="pile__empty" aria-hidden="true" /> : <Face card={top} />}
        <span class="visually-hidden">
          {top === null ? t("ui-discard-empty") : t("ui-discard-top", { card: top })}
        </span>
      </div>
    </div>
  );
}

function Melds({ view, touched }: PartProps) {
  if (view.melds.length === 0) return <p class="replay-table__none">{t("ui-melds-empty")}</p>;
  return (
    <ul class="melds__list" aria-label={t("ui-melds")} data-testid="melds">
      {view.melds.map((meld) => (
        <li key={meld.id} class="melds__item">
          <Meld view={view} meld={meld} touched={touched} />
        </li>
      ))}
    </ul>
  );
}

function Meld({ view, meld, touched }: PartProps & { readonly meld: MeldView }) {
  const cards = ascending(meld.cards);
  const isNew = (card: Card) => touched.includes(card);
  return (
    <div
      class="meld"
      data-meld={meld.id}
      data-cards={cards.join(" ")}
      data-owner={meld.owner}
      data-touched={cards.some(isNew)}
    >
      <span class="meld__owner" aria-hidden="true">
        {letterOf(meld.owner)}
      </span>
      {cards.map((card) => (
        <span key={card} class="meld__card" data-touched={isNew(card)}>
          <Face card={card} size="mini" />
        </span>
      ))}
      <span class="visually-hidden">{meldText(view, meld)}</span>
    </div>
  );
}

function Hands({ view, hands, touched }: Props) {
  const aceHigh = view.table.settings.options.ace_high;
  const seen = view.seats.flatMap((seat) => {
    const hand = hands[seat.seat] ?? null;
    return hand === null ? [] : [{ seat, hand: sorted(hand) }];
  });
  return (
    <ul class="replay-table__hands" aria-label={t("ui-replay-hands")}>
      {seen.map(({ seat, hand }) => (
        <li
          key={seat.seat}
          class="replay-table__hand"
          data-testid={`replay-hand-${seat.seat}`}
          data-cards={hand.join(" ")}
        >
          <p class="replay-table__owner">
            <span>{nameOf(seat)}</span>
            <span class="replay-table__points">
              {t("ui-points", { points: pointsOf(hand, aceHigh) })}
            </span>
          </p>
          <MiniCards cards={hand} marked={touched} label={nameOf(seat)} />
        </li>
      ))}
    </ul>
  );
}

function sorted(hand: readonly Card[]): Card[] {
  return ascending(hand).sort((a, b) => suitOf(a).localeCompare(suitOf(b)));
}
