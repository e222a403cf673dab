/**
 * The functions of the catalogues: cards in words, seconds, seats; the server has their twins.
 *
 * What they say comes from the catalogue itself: they only choose messages and fill them. The twin
 * is `rami_server/locales/functions.py`, and `tests/golden/texts.json` holds the two together.
 */
import { type FluentFunction, FluentNumber, type FluentValue } from "@fluent/bundle";

export type Join = "and" | "or";
/** From a message and its variables to the text. */
export type Format = (message: string, variables: Record<string, string | number>) => string;

const RANKS: Readonly<Record<string, string>> = {
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  "8": "eight",
  "9": "nine",
  T: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
  A: "ace",
};
const SUITS: Readonly<Record<string, string>> = {
  C: "clubs",
  D: "diamonds",
  H: "hearts",
  S: "spades",
};
const ORDER = "23456789TJQKA";
/** From so many neighbours on only the first and the last are named. */
const SPAN = 4;

/** Cards and lists in one language, by its messages `card…`, `cards-…` and `list-…`. */
export class Words {
  readonly #format: Format;

  constructor(format: Format) {
    this.#format = format;
  }

  /** What a catalogue's messages may call. */
  functions(): Record<string, FluentFunction> {
    return {
      CARD: ([card], { form }) => this.card(textOf(card), textOf(form, "plain")),
      CARDS: ([cards], { form, join }) =>
        this.cards(textOf(cards), textOf(form, "plain"), textOf(join, "and") as Join),
      MELDS: ([melds], { form }) => this.melds(textOf(melds), textOf(form, "plain")),
      SECONDS: ([milliseconds]) => seconds(numberOf(milliseconds)),
      SEAT: ([seat]) => seatNumber(numberOf(seat)),
    };
  }

  /** A card of the wire in words; throws a `RangeError` for what is none. */
  card(card: string, form = "plain"): string {
    return this.#format("card", { ...named(card), form });
  }

  /**
   * Some cards, with spaces between them, in one phrase; those that go together as one.
   *
   * Four and more neighbours are named by their ends, cards of one suit or rank share its name.
   */
  cards(cards: string, form = "plain", join: Join = "and"): string {
    const several = cards.split(" ").filter((card) => card !== "");
    if (several.length === 1) return this.card(several.join(), form);
    if (several.every((card) => card[1] === several[0]?.[1])) {
      return this.#suited(several, form, join);
    }
    if (join === "and" && several.every((card) => card[0] === several[0]?.[0])) {
      return this.#ranked(several, form);
    }
    return this.listed(
      several.map((card, index) => this.card(card, formAt(index, form))),
      join,
    );
  }

  /** Some melds, with strokes between them, "7S 8S 9S/QC QD QH", in one phrase. */
  melds(melds: string, form = "plain"): string {
    return this.listed(melds.split("/").map((meld) => this.cards(meld, form)));
  }

  /** A list as text: "A, B and C"; throws a `RangeError` for an empty one. */
  listed(items: readonly string[], join: Join = "and"): string {
    const [head, ...rest] = items;
    if (head === undefined) throw new RangeError("an empty list");
    const last = rest.pop();
    if (last === undefined) return head;
    const first = rest.reduce((list, item) => this.#format("list-more", { list, item }), head);
    return this.#format(`list-${join}`, { first, last });
  }

  #suited(cards: readonly string[], form: string, join: Join): string {
    const [head = "", ...rest] = cards;
    const { suit } = named(head);
    if (isSpan(cards)) {
      const first = this.#rank(head, "first");
      const last = this.#rank(rest.at(-1) ?? "", "last");
      return this.#format("cards-span", { suit, form, first, last });
    }
    const ranks = this.listed(
      cards.map((card, index) => this.#rank(card, formAt(index, form))),
      join,
    );
    return this.#format("cards-suited", { suit, form, ranks, join });
  }

  #ranked(cards: readonly string[], form: string): string {
    const suits = cards.map((card) => this.#format("card-suit", { ...named(card), form }));
    const { rank } = named(cards[0] ?? "");
    const common = { rank, form, count: cards.length };
    return this.#format("cards-ranked", { ...common, suits: this.listed(suits) });
  }

  #rank(card: string, form: string): string {
    return this.#format("card-rank", { ...named(card), form });
  }
}

function named(card: string): { rank: string; suit: string } {
  const rank = RANKS[card.slice(0, 1)];
  const suit = SUITS[card.slice(1)];
  if (rank === undefined || suit === undefined) throw new RangeError(`no card: ${card}`);
  return { rank, suit };
}

/** The form of a card in a list: only the first can be at the beginning of a sentence. */
function formAt(index: number, form: string): string {
  return index === 0 ? form : form.toLowerCase();
}

function isSpan(cards: readonly string[]): boolean {
  return cards.length >= SPAN && ORDER.includes(cards.map((card) => card.slice(0, 1)).join(""));
}

/** Whole seconds, rounded up, so that nobody comes back too early. */
function seconds(milliseconds: number): FluentNumber {
  return new FluentNumber(Math.ceil(milliseconds / 1000));
}

/** A seat's number as people count. */
function seatNumber(seat: number): FluentNumber {
  return new FluentNumber(seat + 1);
}

function textOf(value: FluentValue | undefined, fallback?: string): string {
  if (typeof value === "string") return value;
  if (value === undefined && fallback !== undefined) return fallback;
  throw new TypeError("a text is wanted");
}

function numberOf(value: FluentValue | undefined): number {
  if (value instanceof FluentNumber) return value.value;
  throw new TypeError("a number is wanted");
}
