/** What is told of a game: one sentence for a whole turn, one for everything else. */
import type { Card, GameEvent } from "../wire/types.ts";
import { ascending } from "./melds.ts";

/** A message of the catalogue: its id without `say-`, and what fills it. */
export interface Saying {
  readonly id: string;
  readonly seat: number | null;
  readonly vars: Readonly<Record<string, string | number>>;
}

/** A turn as far as it is known. */
export interface Tale {
  readonly seat: number;
  readonly parts: readonly Saying[];
}

export type Told =
  | { readonly kind: "turn"; readonly tale: Tale }
  | { readonly kind: "one"; readonly saying: Saying }
  | { readonly kind: "end"; readonly event: RoundEnded };

export type RoundEnded = Extract<GameEvent, { kind: "round_ended" }>;

/** Return what the events tell, and the turn that is not over yet, to be told with the next ones. */
export function narrate(
  unfinished: Tale | null,
  events: readonly GameEvent[],
): { told: Told[]; unfinished: Tale | null } {
  const told: Told[] = [];
  let tale = unfinished;
  const finish = () => {
    if (tale !== null && tale.parts.length > 0) told.push({ kind: "turn", tale });
    tale = null;
  };
  for (const event of events) {
    const part = partOf(event);
    if (part !== null) {
      if (tale !== null && tale.seat !== part.seat) finish();
      tale = { seat: part.seat ?? -1, parts: [...(tale?.parts ?? []), part] };
      if (event.kind === "discarded") finish();
      continue;
    }
    if (event.kind === "round_ended") {
      finish();
      told.push({ kind: "end", event });
      continue;
    }
    const saying = sayingOf(event);
    if (saying !== null) told.push({ kind: "one", saying });
  }
  return { told, unfinished: tale };
}

/** Return an event as a part of a turn's sentence; null if it is none. */
function partOf(event: GameEvent): Saying | null {
  switch (event.kind) {
    case "drew":
      return event.source === "discard"
        ? { id: "drew-discard", seat: event.seat, vars: { card: event.card ?? "" } }
        : { id: "drew-stock", seat: event.seat, vars: { card: event.card ?? "" } };
    case "melded":
      return { id: "melded", seat: event.seat, vars: { cards: listed(event.cards) } };
    case "laid_off":
      return {
        id: "laid-off",
        seat: event.seat,
        vars: { cards: listed(event.cards), meld: event.meld },
      };
    case "discarded":
      return { id: "discarded", seat: event.seat, vars: { card: event.card } };
    default:
      return null;
  }
}

/** Return the message for an event that is no part of a turn; null if it is not worth telling. */
function sayingOf(event: GameEvent): Saying | null {
  switch (event.kind) {
    case "dealt":
      return {
        id: "dealt",
        seat: event.starter,
        vars: { round: event.round, card: event.upcard },
      };
    case "presence":
      return { id: event.link, seat: event.seat, vars: {} };
    case "timed_out":
      return { id: "timed-out", seat: event.seat, vars: {} };
    case "match_started":
      return { id: "match-started", seat: null, vars: {} };
    case "credited":
      return { id: "credited", seat: null, vars: { ms: event.ms } };
    case "closed":
      return { id: "closed", seat: null, vars: { reason: event.reason } };
    case "emoted":
      return { id: "emoted", seat: event.seat, vars: { emote: event.emote } };
    case "sat":
      return { id: "sat", seat: event.seat, vars: {} };
    case "bot_sat":
      return { id: "bot-sat", seat: event.seat, vars: {} };
    case "seat_emptied":
      return { id: "seat-emptied", seat: null, vars: { seat: event.seat } };
    case "host":
      return { id: "host", seat: event.seat, vars: {} };
    case "ready":
      return { id: event.ready ? "ready" : "not-ready", seat: event.seat, vars: {} };
    case "settings":
      return { id: "settings", seat: null, vars: {} };
    case "opened":
      return { id: "opened", seat: null, vars: { code: event.code } };
    default:
      return null;
  }
}

/** Return the events as single sayings: for the log. */
export function sayings(events: readonly GameEvent[]): (Saying | RoundEnded)[] {
  const melds = new Map<number, string>();
  const said: (Saying | RoundEnded)[] = [];
  for (const event of events) {
    const saying = event.kind === "round_ended" ? event : (partOf(event) ?? sayingOf(event));
    if (saying === null) continue;
    said.push(event.kind === "laid_off" ? onto(saying as Saying, melds, event.meld) : saying);
    remember(melds, event);
  }
  return said;
}

/** A lay-off is told with the meld as it was before. */
function onto(saying: Saying, melds: ReadonlyMap<number, string>, meld: number): Saying {
  const before = melds.get(meld);
  if (before === undefined) return { ...saying, id: "part-laid-off" };
  return { ...saying, vars: { ...saying.vars, onto: before } };
}

function remember(melds: Map<number, string>, event: GameEvent): void {
  if (event.kind === "dealt") melds.clear();
  if (event.kind === "melded") melds.set(event.meld, listed(event.cards));
  if (event.kind !== "laid_off") return;
  const before = melds.get(event.meld);
  if (before === undefined) return;
  melds.set(event.meld, listed(ascending([...before.split(" "), ...event.cards])));
}

/** Return what the others have done since the reader's last turn. */
export function sinceMine(log: readonly GameEvent[], me: number | null): GameEvent[] {
  const last = log.findLastIndex((event) => event.kind === "discarded" && event.seat === me);
  const dealt = log.findLastIndex((event) => event.kind === "dealt");
  return log.slice(Math.max(last, dealt) + 1);
}

function listed(cards: readonly Card[]): string {
  return cards.join(" ");
}
