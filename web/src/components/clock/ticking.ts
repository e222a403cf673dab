/** The time left, read anew several times a second. */
import { useEffect, useRef, useState } from "preact/hooks";
import { type Left, leftAt, steadied } from "../../game/clock.ts";
import type { Session } from "../../link/session.ts";

const TICK = 250;

/** Return `performance.now()`, renewed while something runs. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** Return what is left of the present turn; within a turn it never goes up. */
export function useTimeLeft(session: Session): Left | null {
  const view = session.game.value.view;
  const seenAt = session.seenAt.value;
  const shown = useRef<Left | null>(null);
  const runs = view?.turn?.remaining_ms != null;
  const now = Math.max(useNow(runs), seenAt);
  shown.current = view === null ? null : steadied(shown.current, leftAt(view, seenAt, now));
  return shown.current;
}
