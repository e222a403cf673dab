/** The time left of the present turn, then of the reserve: a ring and whole seconds. */
import { inSeconds, LAST_CALL, total } from "../../game/clock.ts";
import type { Desk } from "../../screens/table/desk.ts";
import { t } from "../../texts/texts.ts";
import { useTimeLeft } from "./ticking.ts";
import "./clock.css";

export function Clock({ desk }: { readonly desk: Desk }) {
  const left = useTimeLeft(desk.session);
  if (left === null) return null;
  const onReserve = left.own === 0;
  const ms = onReserve ? left.reserve : left.own;
  const { clock } = desk.view.value?.table.settings ?? {};
  const whole = (onReserve ? clock?.reserve_ms : clock?.turn_ms) || 60_000;
  const share = Math.min(1, ms / whole);
  const seconds = inSeconds(ms);
  return (
    <div
      class="clock"
      role="timer"
      aria-label={t(onReserve ? "ui-time-reserve" : "ui-time-left", { seconds })}
      data-testid="clock"
      data-remaining={Math.round(left.own)}
      data-reserve={Math.round(left.reserve)}
      data-last={total(left) <= LAST_CALL}
      data-on-reserve={onReserve}
    >
      <svg class="clock__ring" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
        <circle class="clock__track" cx="22" cy="22" r="19" />
        <circle
          class="clock__left"
          cx="22"
          cy="22"
          r="19"
          pathLength="100"
          stroke-dasharray={`${(share * 100).toFixed(1)} 100`}
        />
      </svg>
      <span class="clock__seconds" aria-hidden="true">
        {onReserve ? `+${seconds}` : seconds}
      </span>
    </div>
  );
}
