/** How a round ended and what it was worth: the same in the round's and in the match's result. */
import { MiniCards } from "../../components/mini_card/mini_cards.tsx";
import { seatName, whoIs } from "../../components/names/seat_name.ts";
import { points } from "../../game/cards.ts";
import { t } from "../../texts/texts.ts";
import type { LastRound, View } from "../../wire/types.ts";
import { endingOf, type HandLeft, handsLeft, sumOf } from "./explanation.ts";
import "./round_summary.css";

interface Props {
  readonly view: View;
  readonly last: LastRound;
}

export function RoundSummary({ view, last }: Props) {
  const { winner, gain } = last;
  const ending = t(endingOf(last), {
    who: whoIs(view, winner),
    player: seatName(view, winner),
    gain,
    points: last.points[winner] ?? 0,
  });
  const parts = sumOf(last);
  return (
    <div class="round-summary">
      <p class="round-summary__reason" data-testid="round-reason">
        {ending}
      </p>
      {parts.length > 1 ? (
        <p class="round-summary__sum">
          {parts.join(" + ")} = <strong>{gain}</strong>
        </p>
      ) : null}
      <ul class="round-summary__hands" aria-label={t("ui-round-hands")}>
        {handsLeft(last).map((hand) => (
          <Hand key={hand.seat} view={view} hand={hand} won={hand.seat === winner} />
        ))}
      </ul>
    </div>
  );
}

interface HandProps {
  readonly view: View;
  readonly hand: HandLeft;
  readonly won: boolean;
}

function Hand({ view, hand, won }: HandProps) {
  const aceHigh = view.table.settings.options.ace_high;
  const mine = whoIs(view, hand.seat) === "you";
  return (
    <li
      class={won ? "round-summary__hand round-summary__hand--won" : "round-summary__hand"}
      data-testid={`hand-${hand.seat}`}
    >
      <div class="round-summary__who">
        <strong class="round-summary__name">
          {seatName(view, hand.seat)}
          {mine ? <span class="round-summary__me"> ({t("ui-you")})</span> : null}
        </strong>
        {won ? <span class="round-summary__badge">{t("ui-round-winner")}</span> : null}
      </div>
      <div class="round-summary__cards">
        {hand.cards.length === 0 ? (
          <span class="round-summary__none">{t("ui-round-no-cards")}</span>
        ) : (
          <MiniCards cards={hand.cards} points={(card) => points(card, aceHigh)} />
        )}
      </div>
      <p class="round-summary__points" data-testid={`points-${hand.seat}`}>
        {t("ui-points", { points: hand.points })}
      </p>
      <p class="round-summary__score">
        <span>{t("ui-score")}</span>
        <span class="round-summary__figures">
          {hand.gain > 0 ? `${hand.before} + ${hand.gain} = ` : ""}
          <strong>{hand.after}</strong>
        </span>
      </p>
    </li>
  );
}
