/** The other seats in the order of play; for onlookers all of them. */
import { inSeconds } from "../../game/clock.ts";
import { others } from "../../game/seats.ts";
import type { Desk } from "../../screens/table/desk.ts";
import { t } from "../../texts/texts.ts";
import { useNow } from "../clock/ticking.ts";
import { SeatChip } from "./seat_chip.tsx";
import "./seats.css";

export function SeatList({ desk }: { readonly desk: Desk }) {
  const view = desk.view.value;
  const seats = view === null ? [] : others(view);
  const now = useNow(seats.some((seat) => seat.away_ms !== undefined));
  if (view === null) return null;
  const gone = Math.max(0, now - desk.session.seenAt.value);
  return (
    <ul class="seats" aria-label={t("ui-opponents")} data-count={seats.length}>
      {seats.map((seat) => (
        <SeatChip
          key={seat.seat}
          desk={desk}
          view={view}
          seat={seat}
          awaySeconds={seat.away_ms == null ? null : inSeconds(Math.max(0, seat.away_ms - gone))}
        />
      ))}
    </ul>
  );
}
