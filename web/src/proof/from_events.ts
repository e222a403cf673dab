/** Evidence from what was told of the game: a live table's events, or a replay's. */
import type { GameEvent, ReplayEvent } from "../wire/types.ts";
import type { Deed, Evidence, Remembered } from "./evidence.ts";
import type { Deal, Hex } from "./hashing.ts";

type Told = GameEvent | ReplayEvent;
type Dealt = Extract<Told, { kind: "dealt" | "dealt_open" }>;

/** Who asks, and what they kept of the deals before they were dealt. */
export interface Reader {
  readonly code: string;
  readonly players: number;
  readonly seat: number | null;
  /** Which match of the table it is, where no event says so. */
  readonly match: number;
  remembered(deal: Deal, commit: Hex | null): Remembered | null;
}

/** Return the rounds that were dealt and have ended in these events, oldest first. */
export function roundsIn(events: readonly Told[], reader: Reader): Evidence[] {
  const deals = events.flatMap((event, place) => (isDeal(event) ? [{ event, place }] : []));
  const rounds = deals.map(({ event, place }, i) => {
    const until = deals[i + 1]?.place ?? events.length;
    const before = i === 0 || event.round === 1 ? null : (deals[i - 1]?.event.starter ?? null);
    const sealed = sealBefore(events, place);
    return evidenceOf(event, sealed, events.slice(place + 1, until), before, reader);
  });
  return rounds.filter((round) => round.left !== null);
}

function isDeal(event: Told): event is Dealt {
  return event.kind === "dealt" || event.kind === "dealt_open";
}

type Sealed = Extract<Told, { kind: "sealed" }>;

/** A deal's record names what it is sealed with just before the deal. */
function sealBefore(events: readonly Told[], place: number): Sealed | null {
  const before = events[place - 1];
  return before?.kind === "sealed" && before.seq === events[place]?.seq ? before : null;
}

function evidenceOf(
  dealt: Dealt,
  sealed: Sealed | null,
  after: readonly Told[],
  starterBefore: number | null,
  reader: Reader,
): Evidence {
  const { code, players, seat } = reader;
  const end = after.find((event) => event.kind === "round_ended");
  const told = after.find((event) => event.kind === "revealed");
  const deal = { code, match: sealed?.match ?? reader.match, round: dealt.round };
  return {
    ...deal,
    players,
    seat,
    commit: sealed?.commit ?? null,
    nonces: sealed?.nonces ?? null,
    secret: told?.secret ?? null,
    remembered: reader.remembered(deal, sealed?.commit ?? null),
    starter: dealt.starter,
    starterBefore,
    deck: null,
    hands: handsIn(dealt, reader),
    upcard: dealt.upcard,
    deeds: after.flatMap(deedsIn),
    isWhole: true,
    left: end?.hands ?? null,
  };
}

function handsIn(dealt: Dealt, { players, seat }: Reader): Evidence["hands"] {
  if (dealt.kind === "dealt_open") return dealt.hands;
  return Array.from({ length: players }, (_, other) => (other === seat ? dealt.hand : null));
}

function deedsIn(event: Told): Deed[] {
  switch (event.kind) {
    case "drew":
      return [{ kind: "drew", seat: event.seat, source: event.source, card: event.card }];
    case "melded":
    case "laid_off":
      return [{ kind: "played", seat: event.seat, cards: event.cards }];
    case "discarded":
      return [{ kind: "discarded", seat: event.seat, card: event.card }];
    default:
      return [];
  }
}
