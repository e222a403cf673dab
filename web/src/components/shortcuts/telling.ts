/** What the keys T, V, B, P, C and G say. */

import { inSeconds, leftAt, total } from "../../game/clock.ts";
import { bestGrouping } from "../../game/grouping.ts";
import { narrate, sinceMine } from "../../game/narration.ts";
import type { Desk } from "../../screens/table/desk.ts";
import { say } from "../../screens/table/voice.ts";
import { listed, meldText, toldText } from "../../screens/table/wording.ts";
import { t } from "../../texts/texts.ts";
import type { View } from "../../wire/types.ts";
import { seatName } from "../names/seat_name.ts";
import { spokenSeat } from "../seats/seat_chip.tsx";

export function sayTurn(desk: Desk): void {
  const view = desk.view.value;
  if (view === null || view.turn === null) return;
  const parts = desk.isMyTurn
    ? [
        t("ui-announce-your-turn"),
        t(view.turn.phase === "draw" ? "ui-announce-draw-phase" : "ui-announce-play-phase"),
      ]
    : [t("ui-announce-turn-of", { player: seatName(view, view.turn.seat) })];
  say([...parts, timeText(desk, view)].join(" "));
}

function timeText(desk: Desk, view: View): string {
  const left = leftAt(view, desk.session.seenAt.value, performance.now());
  if (left === null) return t("ui-announce-no-time");
  return t("ui-announce-time", { seconds: inSeconds(total(left)) });
}

/** The hand by groups, and what counts against the reader. */
export function sayHand(desk: Desk): void {
  const cards = desk.hand.value;
  if (cards.length === 0) return;
  const { melds, rest, deadwood } = bestGrouping(cards, desk.aceHigh);
  const groups = melds.map((meld) => t("cards-name", { cards: meld.join(" ") }));
  const parts: string[] = [];
  if (groups.length > 0) parts.push(t("ui-hand-groups", { groups: listed(groups) }));
  if (rest.length > 0) {
    const names = listed(rest.map((card) => t("card-name", { card })));
    parts.push(t("ui-hand-deadwood", { cards: names, points: deadwood }));
  }
  say(parts.join(" "));
}

export function sayMelds(desk: Desk): void {
  const view = desk.view.value;
  const { laid } = desk.can.value;
  if (view === null) return;
  if (laid.length === 0) {
    say(t("ui-announce-no-melds"));
    return;
  }
  const names = laid.map((meld) => meldText(view, meld));
  say(names.join(". "));
}

export function sayPiles(desk: Desk): void {
  const view = desk.view.value;
  if (view === null) return;
  const top = view.discard?.top ?? null;
  const stock = t("ui-announce-stock", { count: view.stock?.count ?? 0 });
  const pile = top === null ? t("ui-announce-no-top") : t("ui-announce-top", { card: top });
  say(`${stock} ${pile}`);
}

export function sayScores(desk: Desk): void {
  const view = desk.view.value;
  if (view === null) return;
  say(view.seats.map((seat) => spokenSeat(view, seat, null)).join(". "));
}

export function saySince(desk: Desk): void {
  const view = desk.view.value;
  if (view === null) return;
  const { told, unfinished } = narrate(
    null,
    sinceMine(desk.session.game.value.log, view.you?.seat ?? null),
  );
  const rest = unfinished === null ? [] : [{ kind: "turn", tale: unfinished } as const];
  const texts = [...told, ...rest].map((one) => toldText(view, one));
  say(texts.length === 0 ? t("ui-announce-nothing-new") : texts.join(" "));
}
