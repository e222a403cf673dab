/** How long the hands stay open before the next round is dealt by itself. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Return the whole seconds left at `now` of what was told at `seenAt`, never below 0. */
export function secondsLeft(nextMs: number, seenAt: number, now: number): number {
  return Math.max(0, Math.ceil((nextMs - (now - seenAt)) / 1000));
}

/** Count down from what the server last said; null if nothing is waited for. */
export function useCountdown(nextMs: number | null, seenAt: number): number | null {
  const now = useSignal(performance.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = performance.now();
    }, 250);
    return () => clearInterval(timer);
  }, []);
  return nextMs === null ? null : secondsLeft(nextMs, seenAt, Math.max(now.value, seenAt));
}
