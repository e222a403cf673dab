/** The face of a card. It says nothing to screen readers: what holds it has the spoken name. */
import { suitOf } from "../../game/cards.ts";
import { suitLetters } from "../../settings/settings.ts";
import { t } from "../../texts/texts.ts";
import type { Card } from "../../wire/types.ts";
import { rankSign } from "../mini_card/rank_sign.ts";
import { Art } from "./art.tsx";
import { SuitSign } from "./suit_sign.tsx";
import "./card.css";

interface Props {
  readonly card: Card;
  readonly size?: "full" | "mini";
}

export function Face({ card, size = "full" }: Props) {
  const suit = suitOf(card);
  const corner = rankSign(card);
  return (
    <span class={`card card--${size} card--${suit}`} data-face={card} aria-hidden="true">
      <span class="card__index" data-wide={corner.length > 1}>
        <span class="card__rank">{corner}</span>
        <span class="card__suit">
          <SuitSign suit={suit} />
          {suitLetters.value && <span class="card__letter">{t("ui-suit-letter", { suit })}</span>}
        </span>
      </span>
      {size === "full" && (
        <>
          <span class="card__big">
            <SuitSign suit={suit} />
          </span>
          <Art card={card} />
        </>
      )}
    </span>
  );
}
