/** The table at one moment of a replay: a pure fold of its events, as far as they are told. */
import { ascending } from "../game/melds.ts";
import type { Card, MatchCard, MeldView, ReplayEvent } from "../wire/types.ts";

type Told<K extends ReplayEvent["kind"]> = Extract<ReplayEvent, { kind: K }>;
export type Link = "here" | "slow" | "away" | "bot";

export interface Scene {
  /** 0 before the first deal. */
  readonly round: number;
  readonly starter: number;
  readonly commit: string | null;
  /** By seat; null for a hand that is not told. */
  readonly hands: readonly (readonly Card[] | null)[];
  readonly counts: readonly number[];
  readonly stock: number;
  /** The last is the top. */
  readonly pile: readonly Card[];
  readonly melds: readonly MeldView[];
  /** Counted from the match's first turn. */
  readonly turnNumber: number;
  readonly turn: Turn | null;
  readonly scores: readonly number[];
  readonly gains: readonly (readonly number[])[];
  /** How the present round ended; null while it is played. */
  readonly end: Told<"round_ended"> | null;
  readonly links: readonly Link[];
}

export interface Turn {
  readonly seat: number;
  readonly phase: "draw" | "play";
  /** What was taken from the discard pile in this turn. */
  readonly taken: Card | null;
}

/** Return the table before anything happened. */
export function emptyScene({ seats, options }: Pick<MatchCard, "seats" | "options">): Scene {
  const each = <T>(value: T): T[] => Array.from({ length: options.players }, () => value);
  return {
    round: 0,
    starter: 0,
    commit: null,
    hands: each(null),
    counts: each(0),
    stock: 0,
    pile: [],
    melds: [],
    turnNumber: 0,
    turn: null,
    scores: each(0),
    gains: [],
    end: null,
    links: seats.map((seat) => (seat.kind === "bot" ? "bot" : "here")),
  };
}

/** Return the scene after an event told to `reader`; what concerns no card leaves it as it is. */
export function after(scene: Scene, event: ReplayEvent, reader: number | null): Scene {
  switch (event.kind) {
    case "sealed":
      return { ...scene, commit: event.commit };
    case "dealt":
    case "dealt_open":
      return dealt(scene, event, reader);
    case "drew":
      return drew(scene, event);
    case "melded":
      return melded(scene, event);
    case "laid_off":
      return laidOff(scene, event);
    case "discarded":
      return discarded(scene, event);
    case "round_ended":
      return ended(scene, event);
    case "presence":
      return { ...scene, links: changed(scene.links, event.seat, event.link) };
    default:
      return scene;
  }
}

function dealt(
  scene: Scene,
  event: Told<"dealt"> | Told<"dealt_open">,
  reader: number | null,
): Scene {
  const { round, starter, upcard, stock } = event;
  const hands = event.kind === "dealt_open" ? event.hands : told(event, reader);
  const counts =
    event.kind === "dealt_open" ? event.hands.map(({ length }) => length) : event.cards;
  return {
    ...scene,
    round,
    starter,
    hands,
    counts,
    stock,
    pile: [upcard],
    melds: [],
    ...nextTurn(scene, starter),
    end: null,
  };
}

/** Only the reader's own hand is told. */
function told({ cards, hand }: Told<"dealt">, reader: number | null): Scene["hands"] {
  return cards.map((_, seat) => (seat === reader ? hand : null));
}

function drew(scene: Scene, { seat, source, card }: Told<"drew">): Scene {
  const fromPile = source === "discard";
  const taken = fromPile ? (scene.pile.at(-1) ?? card) : card;
  return {
    ...scene,
    hands: withHand(scene, seat, (hand) => (taken === null ? hand : [...hand, taken])),
    counts: changed(scene.counts, seat, (scene.counts[seat] ?? 0) + 1),
    stock: fromPile ? scene.stock : scene.stock - 1,
    pile: fromPile ? scene.pile.slice(0, -1) : scene.pile,
    turn: { seat, phase: "play", taken: fromPile ? taken : null },
  };
}

function melded(scene: Scene, { seat, meld, meld_kind, cards }: Told<"melded">): Scene {
  const laid = { id: meld, owner: seat, kind: meld_kind, cards: ascending(cards) };
  return { ...withoutCards(scene, seat, cards), melds: [...scene.melds, laid] };
}

function laidOff(scene: Scene, { seat, meld, cards }: Told<"laid_off">): Scene {
  const melds = scene.melds.map((one) =>
    one.id === meld ? { ...one, cards: ascending([...one.cards, ...cards]) } : one,
  );
  return { ...withoutCards(scene, seat, cards), melds };
}

function discarded(scene: Scene, { seat, card }: Told<"discarded">): Scene {
  const next = (seat + 1) % scene.counts.length;
  return {
    ...withoutCards(scene, seat, [card]),
    pile: [...scene.pile, card],
    ...nextTurn(scene, next),
  };
}

function ended(scene: Scene, event: Told<"round_ended">): Scene {
  const { winner, gain } = event;
  const row = scene.scores.map((_, seat) => (seat === winner ? gain : 0));
  return {
    ...scene,
    hands: event.hands,
    counts: event.hands.map((hand) => hand.length),
    turn: null,
    scores: scene.scores.map((score, seat) => score + (row[seat] ?? 0)),
    gains: [...scene.gains, row],
    end: event,
  };
}

function nextTurn({ turnNumber }: Scene, seat: number): Pick<Scene, "turn" | "turnNumber"> {
  return { turn: { seat, phase: "draw", taken: null }, turnNumber: turnNumber + 1 };
}

function withoutCards(scene: Scene, seat: number, cards: readonly Card[]): Scene {
  return {
    ...scene,
    hands: withHand(scene, seat, (hand) => hand.filter((card) => !cards.includes(card))),
    counts: changed(scene.counts, seat, (scene.counts[seat] ?? 0) - cards.length),
  };
}

function withHand(
  { hands }: Scene,
  seat: number,
  change: (hand: readonly Card[]) => readonly Card[],
): Scene["hands"] {
  return hands.map((hand, other) => (other === seat && hand !== null ? change(hand) : hand));
}

function changed<T>(list: readonly T[], place: number, value: T): T[] {
  return list.map((one, other) => (other === place ? value : one));
}
