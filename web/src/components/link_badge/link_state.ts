/** What the reader is told of the link; null while all is well. */
import { inSeconds } from "../../game/clock.ts";
import type { Link } from "../../link/machine.ts";

export type LinkWords =
  | { readonly state: "slow" | "offline" | "superseded" }
  | { readonly state: "reconnecting"; readonly attempt: number; readonly seconds: number }
  | { readonly state: "refused"; readonly code: string };

/** A first attempt that goes well needs no words. */
const QUIET = 700;

export function linkWords(link: Link, slow: boolean, now: number): LinkWords | null {
  switch (link.state) {
    case "idle":
      return null;
    case "online":
      return slow ? { state: "slow" } : null;
    case "connecting":
      if (link.attempt <= 1 && now - link.since < QUIET) return null;
      return { state: "reconnecting", attempt: link.attempt, seconds: 0 };
    case "waiting":
      return {
        state: "reconnecting",
        attempt: link.attempt,
        seconds: inSeconds(Math.max(0, link.until - now)),
      };
    case "offline":
      return { state: "offline" };
    case "superseded":
      return { state: "superseded" };
    case "refused":
      return { state: "refused", code: link.code };
  }
}
