/** A moment as one seat saw it, or with open cards, in the form of the live table's views. */
import { pointsOf } from "../game/cards.ts";
import type { Card, GameEvent, MatchCard, ReplayEvent, View } from "../wire/types.ts";
import type { Scene } from "./scene.ts";

/** Whose eyes: a seat's, or `open` for everybody's at once. */
export type Eyes = number | "open";

/** Return the hands that are seen; null for those that are not. */
export function handsSeen(scene: Scene, eyes: Eyes): Scene["hands"] {
  if (eyes === "open" || scene.end !== null) return scene.hands;
  return scene.hands.map((hand, seat) => (seat === eyes ? hand : null));
}

/** Return an event as it is told to these eyes, of the kinds that a live table tells. */
export function eventSeen(event: ReplayEvent, eyes: Eyes): GameEvent {
  switch (event.kind) {
    case "dealt_open": {
      const { hands, kind: _, ...told } = event;
      const hand = eyes === "open" ? null : (hands[eyes] ?? null);
      return { ...told, kind: "dealt", hand, cards: hands.map(({ length }) => length) };
    }
    case "drew": {
      const isHidden = event.source === "stock" && eyes !== "open" && eyes !== event.seat;
      return isHidden ? { ...event, card: null } : event;
    }
    default:
      return event;
  }
}

/** Return the view that a scene is; times and what is allowed are not in a replay. */
export function viewOf(scene: Scene, match: MatchCard, eyes: Eyes): View {
  const seat = eyes === "open" ? match.seat : eyes;
  const hand = scene.hands[seat] ?? [];
  return {
    seq: 0,
    table: tableOf(scene, match),
    you: { seat, hand: [...hand], points: pointsOf(hand, match.options.ace_high) },
    seats: seatsOf(scene, match),
    stock: scene.round === 0 ? null : { count: scene.stock },
    discard: scene.round === 0 ? null : { top: topOf(scene), count: scene.pile.length },
    melds: scene.melds,
    turn: turnOf(scene),
    legal: null,
    round: roundOf(scene),
    match: {
      limit: match.options.score_limit,
      scores: scene.scores,
      gains: scene.gains,
      winner: winnerOf(scene, match),
    },
    last_round: null,
    next_deal: null,
  };
}

/** Return who has won the match by now. */
export function winnerOf({ end, scores }: Scene, { options }: MatchCard): number | null {
  if (end === null) return null;
  return (scores[end.winner] ?? 0) >= options.score_limit ? end.winner : null;
}

function topOf({ pile }: Scene): Card | null {
  return pile.at(-1) ?? null;
}

function turnOf({ turn, turnNumber }: Scene): View["turn"] {
  if (turn === null) return null;
  return { number: turnNumber, ...turn, remaining_ms: null, reserve_ms: null };
}

function roundOf({ round, starter, commit, counts }: Scene): View["round"] {
  if (round === 0) return null;
  const dealer = (starter + counts.length - 1) % counts.length;
  return { number: round, starter, dealer, commit, nonces: null };
}

function seatsOf(scene: Scene, match: MatchCard): View["seats"] {
  return match.seats.map(({ seat, kind, name, level }) => ({
    seat,
    kind,
    name,
    ...(level === null ? {} : { level }),
    cards: scene.counts[seat] ?? 0,
    score: scene.scores[seat] ?? 0,
    link: scene.links[seat] ?? "here",
    ready: false,
  }));
}

function tableOf(scene: Scene, { code, options }: MatchCard): View["table"] {
  return {
    code,
    visibility: "private",
    status: scene.end === null ? "playing" : "finished",
    paused: false,
    host: null,
    settings: {
      options,
      clock: { choice: "none", turn_ms: 0, reserve_ms: 0 },
      stand_in: "normal",
      hints: false,
    },
  };
}
