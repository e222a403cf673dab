/** The melds on a lesson's table; a touch lays the picked cards off there. */
import { Face } from "../../components/card/face.tsx";
import { fits } from "../../game/melds.ts";
import { t } from "../../texts/texts.ts";
import type { Card } from "../../wire/types.ts";
import type { LessonMeld } from "./position.ts";
import "./lesson_melds.css";

interface Props {
  readonly melds: readonly LessonMeld[];
  readonly picked: readonly Card[];
  readonly onLayOff: (meld: number) => void;
}

export function LessonMelds({ melds, picked, onLayOff }: Props) {
  if (melds.length === 0) return <p class="lesson-melds__none">{t("ui-melds-empty")}</p>;
  return (
    <ul class="lesson-melds" aria-label={t("ui-melds")}>
      {melds.map((meld) => (
        <li key={meld.id}>
          <button
            type="button"
            class="lesson-melds__meld"
            data-fits={fits(meld.cards, picked)}
            data-testid={`learn-meld-${meld.id}`}
            onClick={() => {
              if (picked.length > 0) onLayOff(meld.id);
            }}
          >
            <span class="visually-hidden">{nameOf(meld)}</span>
            <span class="lesson-melds__tab" aria-hidden="true">
              {meld.mine ? t("ui-you") : t("ui-learn-opponent")}
            </span>
            <span class="lesson-melds__cards">
              {meld.cards.map((card) => (
                <Face key={card} card={card} size="mini" />
              ))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function nameOf(meld: LessonMeld): string {
  const player = t("ui-learn-opponent");
  const who = meld.mine ? "you" : "other";
  return t("ui-meld-of", {
    who,
    player,
    kind: meld.kind,
    cards: meld.cards.join(" "),
    count: meld.cards.length,
  });
}
