/** Names, sentences and reasons of the table, in the reader's language. */
import { seatName, whoIs } from "../../components/names/seat_name.ts";
import type { Fault } from "../../game/diagnosis.ts";
import { ascending } from "../../game/melds.ts";
import type { RoundEnded, Saying, Tale, Told } from "../../game/narration.ts";
import type { Laid } from "../../game/tray.ts";
import { has, t } from "../../texts/texts.ts";
import type { Refused, View } from "../../wire/types.ts";

type Vars = Readonly<Record<string, string | number>>;

/** Return `who` and `player`, as the catalogue's sentences want them. */
export function person(view: View, seat: number): { who: string; player: string } {
  return { who: whoIs(view, seat), player: seatName(view, seat) };
}

/** Return a meld in words: what it is, its cards, whose. */
export function meldText(view: View, meld: Pick<Laid, "owner" | "kind" | "cards">): string {
  const { owner, kind } = meld;
  const cards = ascending(meld.cards);
  const vars = { kind, cards: cards.join(" "), count: cards.length };
  return t("ui-meld-of", { ...person(view, owner), ...vars });
}

/** Return why the rules are against something. */
export function faultText(fault: Fault): string {
  return tryText(`refusal-${fault.code}`, fault.params) ?? t("ui-error-unknown");
}

/** Return a refusal in the present language, or in the server's words. */
export function refusalText(refused: Refused): string {
  const params = Object.fromEntries(
    Object.entries(refused.params ?? {}).map(([name, value]) => [name, plain(value)]),
  );
  return tryText(`refusal-${refused.code}`, { near: "none", ...params }) ?? refused.message;
}

/** Return a message, or null if this language lacks it or one of its variables. */
export function tryText(id: string, vars: Vars): string | null {
  if (!has(id)) return null;
  try {
    return t(id, vars);
  } catch {
    return null;
  }
}

/** Return what was told, as sentences. */
export function toldText(view: View, told: Told): string {
  switch (told.kind) {
    case "turn":
      return taleText(view, told.tale);
    case "one":
      return sayingText(view, told.saying);
    case "end":
      return endText(view, told.event);
  }
}

export function taleText(view: View, tale: Tale): string {
  const parts = tale.parts.map((part) =>
    t(`say-part-${part.id}`, { ...person(view, tale.seat), ...part.vars }),
  );
  return t("say-turn", { ...person(view, tale.seat), parts: listed(parts) });
}

export function sayingText(view: View, saying: Saying): string {
  if (saying.id.startsWith("part-") && saying.seat !== null) {
    const part = { ...saying, id: saying.id.slice("part-".length) };
    return taleText(view, { seat: saying.seat, parts: [part] });
  }
  const who = saying.seat === null ? {} : person(view, saying.seat);
  if (saying.id === "emoted")
    return t("say-emoted", { ...who, text: t(`emote-${saying.vars["emote"]}`) });
  return t(`say-${saying.id}`, { ...who, ...saying.vars });
}

/** Return how a round ended. */
export function endText(view: View, event: RoundEnded): string {
  const points = event.points[event.winner] ?? 0;
  const vars = { ...person(view, event.winner), gain: event.gain, points };
  if (event.reason === "went_out") return t("round-end-went-out", vars);
  const tie = event.points.filter((other) => other === points).length > 1;
  return t(tie ? "round-end-tie" : "round-end-empty-stock", vars);
}

/** A list as text: "A, B and C". */
export function listed(items: readonly string[]): string {
  const [head = "", ...rest] = items;
  const last = rest.pop();
  if (last === undefined) return head;
  const first = rest.reduce((list, item) => t("list-more", { list, item }), head);
  return t("list-and", { first, last });
}

function plain(value: unknown): string | number {
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.join(" ");
  return typeof value === "number" ? value : String(value ?? "none");
}
