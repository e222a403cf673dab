/** Recomputes a deal and holds it against everything that was seen of the round. */
import { type Dealing, dealt } from "./dealing.ts";
import type { Evidence } from "./evidence.ts";
import { bad, type Finding, good, type Report, unknown, verdictOf } from "./findings.ts";
import { commitOf, type Hex, hexOf, isHex, seedOf } from "./hashing.ts";
import { playedThrough } from "./playing.ts";
import { deckOf, firstStarterOf } from "./shuffle.ts";

/** An `Evidence` whose deal somebody was bound to. */
interface Sealed extends Evidence {
  readonly commit: Hex;
  readonly nonces: readonly (Hex | null)[];
  readonly secret: Hex;
}

export async function check(evidence: Evidence): Promise<Report> {
  if (!isSealed(evidence)) return { verdict: "unproved", findings: [], computed: null };
  const commit = await commitOf(evidence, evidence.secret);
  const seed = await seedOf(evidence.secret, evidence.nonces);
  const deck = await deckOf(seed);
  const dealing = dealt(deck, evidence.players, evidence.starter);
  const findings = [
    promise(evidence),
    commitment(evidence, commit),
    nonce(evidence),
    await starter(evidence, seed),
    ...deckAsWritten(evidence, deck.join(" ")),
    ...hands(evidence, dealing),
    ...upcard(evidence, dealing),
    draws(evidence, dealing),
    play(evidence, dealing),
  ];
  const computed = { commit, seed: hexOf(seed), deck: deck.join(" ") };
  return { verdict: verdictOf(findings), findings, computed };
}

function isSealed(evidence: Evidence): evidence is Sealed {
  return evidence.commit !== null && evidence.nonces !== null && evidence.secret !== null;
}

/** What was shown before the deal is what was named with it. */
function promise({ remembered, commit }: Sealed): Finding {
  if (remembered === null) return unknown("promise");
  return remembered.commit === commit ? good("promise") : bad("promise");
}

function commitment({ commit, secret }: Sealed, computed: Hex): Finding {
  return isHex(secret) && commit === computed ? good("commitment") : bad("commitment");
}

/** What this browser added stands in its seat's place. */
function nonce({ nonces, remembered, seat, players }: Sealed): Finding {
  const added = nonces.filter((one) => one !== null);
  const count = added.length;
  if (nonces.length !== players || !added.every(isHex)) return bad("nonce", {}, "malformed");
  if (remembered === null || remembered.nonce === null || seat === null)
    return unknown("nonce", count === 0 ? "nobody" : "unknown", { count });
  const named = nonces[seat] ?? null;
  if (named === remembered.nonce) return good("nonce", { count });
  return bad("nonce", {}, named === null ? "left-out" : "bad");
}

/** The first round's is drawn from the seed, each further one is one seat on (Q1). */
async function starter(evidence: Sealed, seed: Uint8Array): Promise<Finding> {
  const { players, round, starterBefore } = evidence;
  if (round > 1 && starterBefore === null) return unknown("starter");
  const due =
    round === 1 ? await firstStarterOf(seed, players) : ((starterBefore ?? 0) + 1) % players;
  const vars = { seat: due };
  return due === evidence.starter ? good("starter", vars) : bad("starter", vars);
}

function deckAsWritten({ deck }: Sealed, computed: string): Finding[] {
  if (deck === null) return [];
  return [deck.join(" ") === computed ? good("deck") : bad("deck")];
}

/** Where the deck is written down, the hands are in it. */
function hands({ hands: seen, deck }: Sealed, dealing: Dealing): Finding[] {
  const known = seen.filter((hand) => hand !== null).length;
  if (known === 0) return deck === null ? [unknown("hands")] : [];
  const wrong = seen.findIndex((hand, seat) => hand !== null && !same(hand, dealing.hands[seat]));
  const what = known === 1 ? "one" : "good";
  return [wrong < 0 ? good("hands", { count: known }, what) : bad("hands", { seat: wrong })];
}

function upcard({ upcard: seen }: Sealed, dealing: Dealing): Finding[] {
  if (seen === null) return [];
  const vars = { card: dealing.upcard };
  return [seen === dealing.upcard ? good("upcard", vars) : bad("upcard", { ...vars, seen })];
}

/** The cards of the stock come in the order of the deck. */
function draws({ deeds, isWhole }: Sealed, dealing: Dealing): Finding {
  if (!isWhole) return unknown("draws");
  const drawn = deeds.filter((deed) => deed.kind === "drew" && deed.source === "stock");
  const seen = drawn.flatMap((deed, place) =>
    deed.kind === "drew" && deed.card !== null ? [{ card: deed.card, place }] : [],
  );
  const wrong = seen.find(({ card, place }) => dealing.stock[place] !== card);
  if (wrong !== undefined) {
    const { place, card } = wrong;
    return bad("draws", { number: place + 1, card: dealing.stock[place] ?? "", seen: card });
  }
  const count = seen.length;
  return good("draws", { count, total: drawn.length }, count === drawn.length ? "all" : "good");
}

/** With these cards everything could be played as it was, hidden draws included. */
function play(evidence: Sealed, dealing: Dealing): Finding {
  if (!evidence.isWhole || evidence.left === null) return unknown("play");
  const end = playedThrough(dealing, evidence.deeds);
  if ("impossible" in end) return bad("play", end.impossible, "impossible");
  const wrong = evidence.left.findIndex((hand, seat) => !same(hand, end.hands[seat]));
  return wrong < 0 ? good("play") : bad("play", { seat: wrong });
}

/** Hands are the same in any order. */
function same(one: readonly string[], other: readonly string[] | undefined): boolean {
  return [...one].sort().join(" ") === [...(other ?? [])].sort().join(" ");
}
