/** What a lesson's round was worth, when it ends one. */
import { MiniCards } from "../../components/mini_card/mini_cards.tsx";
import { points, pointsOf } from "../../game/cards.ts";
import { t } from "../../texts/texts.ts";
import type { Card } from "../../wire/types.ts";
import { type Position, reckoning } from "./position.ts";
import "./reckoning.css";

export function Reckoning({ position }: { readonly position: Position }) {
  if (position.over === null) return null;
  const { iWin, gain } = reckoning(position);
  const winner = pointsOf(iWin ? position.hand : position.other, false);
  const words = {
    who: iWin ? "you" : "other",
    player: t("ui-learn-opponent"),
    gain,
    points: winner,
  };
  const ending = position.over === "went_out" ? "round-end-went-out" : "round-end-empty-stock";
  return (
    <div class="reckoning">
      <p class="reckoning__why">{t(ending, words)}</p>
      <Hand name={t("ui-you")} cards={position.hand} />
      <Hand name={t("ui-learn-opponent")} cards={position.other} />
    </div>
  );
}

function Hand({ name, cards }: { readonly name: string; readonly cards: readonly Card[] }) {
  return (
    <div class="reckoning__hand">
      <p>
        <strong>{name}</strong>: {t("ui-points", { points: pointsOf(cards, false) })}
      </p>
      {cards.length === 0 ? (
        <p>{t("ui-round-no-cards")}</p>
      ) : (
        <MiniCards cards={cards} points={(card) => points(card, false)} />
      )}
    </div>
  );
}
