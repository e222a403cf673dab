/** How long the hands stay open before the next round is dealt by itself. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameEvent } from "../../wire/types.ts";

/** After a round all hands are open for so long (docs/protocol.md, "Presence and time"). */
export const PAUSE = 12_000;

/** Return the whole seconds left of a pause that began at `since`, never below 0. */
export function secondsLeft(since: number, now: number): number {
  return Math.max(0, Math.ceil((since + PAUSE - now) / 1000));
}

/** Return whether the last thing told of the deals is that one of them is over. */
export function sawTheEnd(log: readonly GameEvent[]): boolean {
  const last = log.findLast((event) => event.kind === "dealt" || event.kind === "round_ended");
  return last?.kind === "round_ended";
}

/** Count down from when the end of the round was seen; null if it was not seen as it happened. */
export function useCountdown(since: number | null): number | null {
  const left = useSignal(since === null ? null : secondsLeft(since, performance.now()));
  useEffect(() => {
    if (since === null) return undefined;
    const timer = setInterval(() => {
      left.value = secondsLeft(since, performance.now());
    }, 250);
    return () => clearInterval(timer);
  }, [since]);
  return left.value;
}
