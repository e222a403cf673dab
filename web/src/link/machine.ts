/**
 * The link to the server: the client's second state machine, without a socket and without a clock.
 * A driver feeds it events and carries out its effects; times are milliseconds of any steady clock.
 */

export type Link =
  | { readonly state: "idle" }
  /** A socket is being opened, or has not been welcomed yet. */
  | { readonly state: "connecting"; readonly attempt: number; readonly since: number }
  | { readonly state: "online"; readonly heard: number; readonly pinged: number | null }
  /** The next attempt is made at `until`. */
  | { readonly state: "waiting"; readonly attempt: number; readonly until: number }
  /** The browser says that there is no network. */
  | { readonly state: "offline"; readonly attempt: number }
  /** The seat is played elsewhere; only a person's wish connects again. */
  | { readonly state: "superseded" }
  /** The server does not know this client's token, or speaks another protocol. */
  | { readonly state: "refused"; readonly code: string };

export type LinkEvent =
  | { readonly kind: "start" | "opened" | "welcomed" | "heard" | "tick" | "probe" | "offline" }
  | { readonly kind: "closed"; readonly code: number }
  | { readonly kind: "refused"; readonly code: string };

export type Effect = "open" | "drop" | "hello" | "ping";

export interface Timing {
  /** Without any frame for so long the link counts as dead. */
  readonly silence: number;
  /** Silence after which the client asks whether the server is there. */
  readonly askAfter: number;
  /** How long opening and welcoming may take. */
  readonly patience: number;
  /** Waiting before the attempts after the first; the last one stays. */
  readonly waits: readonly number[];
}

export const TIMING: Timing = {
  silence: 6_000,
  askAfter: 2_000,
  patience: 8_000,
  waits: [0, 400, 1_000, 2_000, 4_000, 8_000],
};

export const SLOW_AFTER = 1_000;
const SUPERSEDED = 4001;
export const IDLE: Link = { state: "idle" };

type Step = readonly [Link, readonly Effect[]];

/** Return the link after an event, and what is to be done. */
export function step(link: Link, event: LinkEvent, now: number, timing: Timing = TIMING): Step {
  switch (event.kind) {
    case "start":
      return opening(1, now);
    case "opened":
      return link.state === "connecting" ? [link, ["hello"]] : [link, []];
    case "welcomed":
      return [{ state: "online", heard: now, pinged: null }, []];
    case "heard":
      return link.state === "online" ? [{ ...link, heard: now, pinged: null }, []] : [link, []];
    case "tick":
      return ticked(link, now, timing);
    case "probe":
      return probed(link, now);
    case "offline":
      return isGone(link) ? [link, []] : [{ state: "offline", attempt: attemptOf(link) }, ["drop"]];
    case "closed":
      return closed(link, event.code, now, timing);
    case "refused":
      return [{ state: "refused", code: event.code }, ["drop"]];
  }
}

/** Return whether nothing but a person's wish brings the link back. */
export function isGone(link: Link): boolean {
  return link.state === "idle" || link.state === "superseded" || link.state === "refused";
}

/** Return whether the server takes long to answer, while the link still counts as alive. */
export function isSlow(link: Link, now: number): boolean {
  return link.state === "online" && link.pinged !== null && now - link.pinged > SLOW_AFTER;
}

function opening(attempt: number, now: number): Step {
  return [{ state: "connecting", attempt, since: now }, ["open"]];
}

function attemptOf(link: Link): number {
  return link.state === "connecting" || link.state === "waiting" || link.state === "offline"
    ? link.attempt
    : 0;
}

function ticked(link: Link, now: number, timing: Timing): Step {
  switch (link.state) {
    case "waiting":
      return now >= link.until ? opening(link.attempt, now) : [link, []];
    case "connecting":
      return now - link.since > timing.patience ? lost(link, now, timing) : [link, []];
    case "online":
      return listened(link, now, timing);
    default:
      return [link, []];
  }
}

function listened(link: Link & { state: "online" }, now: number, timing: Timing): Step {
  if (link.pinged !== null && now - link.pinged > timing.silence - timing.askAfter)
    return lost(link, now, timing);
  if (link.pinged === null && now - link.heard >= timing.askAfter)
    return [{ ...link, pinged: now }, ["ping"]];
  return [link, []];
}

/** The page is looked at again, or the network is back: try at once. */
function probed(link: Link, now: number): Step {
  if (isGone(link)) return [link, []];
  if (link.state === "online")
    return link.pinged === null ? [{ ...link, pinged: now }, ["ping"]] : [link, []];
  if (link.state === "connecting") return [link, []];
  return opening(attemptOf(link) || 1, now);
}

function closed(link: Link, code: number, now: number, timing: Timing): Step {
  if (isGone(link) || link.state === "offline" || link.state === "waiting") return [link, []];
  if (code === SUPERSEDED) return [{ state: "superseded" }, []];
  return lost(link, now, timing);
}

function lost(link: Link, now: number, timing: Timing): Step {
  const attempt = attemptOf(link) + 1;
  const wait = timing.waits[Math.min(attempt - 1, timing.waits.length - 1)] ?? 0;
  return [{ state: "waiting", attempt, until: now + wait }, ["drop"]];
}
