/** Evidence from a match bundle (docs/fair-deal.md): every card of a finished match. */
import type { BundleFile, Card, RoundFile } from "../wire/types.ts";
import type { Deed, Evidence, Remembered } from "./evidence.ts";
import { type Deal, type Hex, sha256 } from "./hashing.ts";
import { type NotedStep, stepsIn } from "./notation.ts";

/** The text is no bundle. */
export class NoBundle extends Error {}

/** Return the bundle in a file's text; throws `NoBundle`. */
export function bundleIn(text: string): BundleFile {
  const found = parsed(text);
  const isOne =
    typeof found === "object" &&
    found !== null &&
    "format" in found &&
    found.format === "rami.bundle/1" &&
    "rounds" in found &&
    Array.isArray(found.rounds);
  if (!isOne) throw new NoBundle();
  return found as BundleFile;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoBundle();
  }
}

/** Return whether the file is as it was written; that finds damage, it proves nothing. */
export async function isUndamaged({ digest, ...body }: BundleFile): Promise<boolean> {
  return (await sha256(canonical(body))) === digest;
}

/** JSON with sorted keys, without blanks, all ASCII. */
export function canonical(value: unknown): string {
  const sorted = (_: string, part: unknown): unknown =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part;
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value, sorted).replace(/[\u007f-\uffff]/g, escaped);
}

export interface BundleReader {
  /** Null for somebody who did not play. */
  readonly seat: number | null;
  remembered(deal: Deal, commit: Hex | null): Remembered | null;
}

/** Return the evidence of every round; throws `NoBundle` where a field is not as it has to be. */
export function roundsOf(bundle: BundleFile, reader: BundleReader): Evidence[] {
  try {
    return bundle.rounds.map((round, place) => evidenceOf(bundle, round, place, reader));
  } catch (error) {
    if (error instanceof TypeError) throw new NoBundle();
    throw error;
  }
}

function evidenceOf(
  { table, match, options, rounds }: BundleFile,
  round: RoundFile,
  place: number,
  reader: BundleReader,
): Evidence {
  const deal = { code: table, match, round: place + 1 };
  return {
    ...deal,
    players: options.players,
    seat: reader.seat,
    commit: round.commit,
    nonces: round.nonces,
    secret: round.secret,
    remembered: reader.remembered(deal, round.commit),
    starter: round.starter,
    starterBefore: rounds[place - 1]?.starter ?? null,
    deck: round.deck === "" ? null : cardsIn(round.deck),
    hands: [],
    upcard: null,
    deeds: round.actions.flatMap(({ seat, action, card }) => deedsOf(seat, action, card)),
    isWhole: true,
    left: round.end?.hands.map(cardsIn) ?? null,
  };
}

function deedsOf(seat: number, action: string, card: Card | null): Deed[] {
  return stepsIn(action).flatMap((step) => deedOf(seat, step, card) ?? []);
}

function deedOf(seat: number, step: NotedStep, card: Card | null): Deed | null {
  switch (step.kind) {
    case "draw_stock":
      // Asked for at an empty stock, it ends the round and brings no card (R9).
      return card === null ? null : { kind: "drew", seat, source: "stock", card };
    case "draw_discard":
      return { kind: "drew", seat, source: "discard", card };
    case "meld":
    case "lay_off":
      return { kind: "played", seat, cards: step.cards };
    case "discard":
      return { kind: "discarded", seat, card: step.card };
  }
}

function cardsIn(text: string): Card[] {
  return text.split(" ").filter((card) => card !== "");
}
