/** Another seat: who sits there, how many cards, the score, whose turn it is, whether they are there. */

import { inSeconds } from "../../game/clock.ts";
import { letterOf } from "../../game/seats.ts";
import type { Desk } from "../../screens/table/desk.ts";
import { t } from "../../texts/texts.ts";
import type { SeatView, View } from "../../wire/types.ts";
import { useTimeLeft } from "../clock/ticking.ts";
import { nameOf } from "../names/seat_name.ts";
import { EmoteBubble } from "./emote_bubble.tsx";
import { statusOf } from "./status.ts";
import "./seats.css";

interface Props {
  readonly desk: Desk;
  readonly view: View;
  readonly seat: SeatView;
  readonly awaySeconds: number | null;
}

export function SeatChip({ desk, view, seat, awaySeconds }: Props) {
  const isTurn = view.turn?.seat === seat.seat;
  const status = statusOf(seat, awaySeconds);
  return (
    <li
      class="seat"
      data-testid={`seat-${seat.seat}`}
      data-seat={seat.seat}
      data-turn={isTurn}
      data-link={seat.link}
    >
      <span class="seat__letter" aria-hidden="true">
        {letterOf(seat.seat)}
      </span>
      <span class="seat__text" aria-hidden="true">
        <span class="seat__name">{nameOf(seat)}</span>
        <span class="seat__facts">
          <span class="seat__cards">{seat.cards}</span>
          {status === null ? (
            <span class="seat__score">{t("ui-points-short", { points: seat.score })}</span>
          ) : (
            <span class="seat__status">{status}</span>
          )}
        </span>
      </span>
      {isTurn && <TurnTime desk={desk} />}
      <span class="visually-hidden">{spokenSeat(view, seat, status)}</span>
      <EmoteBubble desk={desk} seat={seat.seat} />
    </li>
  );
}

function TurnTime({ desk }: { readonly desk: Desk }) {
  const left = useTimeLeft(desk.session);
  if (left === null) return null;
  return (
    <span class="seat__time" aria-hidden="true">
      {inSeconds(left.own > 0 ? left.own : left.reserve)}
    </span>
  );
}

export function spokenSeat(view: View, seat: SeatView, status: string | null): string {
  const player = nameOf(seat);
  const cards = t("ui-cards", { count: seat.cards });
  const points = t("ui-points", { points: seat.score });
  const parts = [t("ui-seat-summary", { player, cards, points })];
  if (view.turn?.seat === seat.seat) parts.push(t("ui-seat-to-move"));
  if (status !== null) parts.push(status);
  return parts.join(". ");
}
