/** One meld: whose it is, its cards, whether something of the hand fits. */
import { growth } from "../../game/choices.ts";
import { ascending } from "../../game/melds.ts";
import { letterOf } from "../../game/seats.ts";
import type { Laid } from "../../game/tray.ts";
import type { Desk } from "../../screens/table/desk.ts";
import { layOn } from "../../screens/table/moves.ts";
import { meldText } from "../../screens/table/wording.ts";
import { t } from "../../texts/texts.ts";
import { Face } from "../card/face.tsx";

interface Props {
  readonly desk: Desk;
  readonly meld: Laid;
  readonly isFit: boolean;
  readonly isOver: boolean;
  readonly tabbable: boolean;
  readonly onFocus: () => void;
}

export function MeldButton({ desk, meld, isFit, isOver, tabbable, onFocus }: Props) {
  const cards = ascending(meld.cards);
  const staged = new Set(meld.staged);
  return (
    <button
      type="button"
      class="meld"
      tabIndex={tabbable ? 0 : -1}
      data-drop="meld"
      data-meld={meld.id}
      data-cards={cards.join(" ")}
      data-owner={meld.owner}
      data-kind={meld.kind}
      data-fits={isFit}
      data-over={isOver}
      data-staged={staged.size > 0}
      onFocus={onFocus}
      onClick={() => layOn(desk, meld.id, desk.selection.value)}
    >
      <span class="meld__owner" aria-hidden="true">
        {ownerMark(desk, meld)}
      </span>
      {cards.map((card) => (
        <span key={card} class="meld__card" data-laid={card} data-staged={staged.has(card)}>
          <Face card={card} size="mini" />
        </span>
      ))}
      <span class="visually-hidden">{spokenName(desk, meld)}</span>
    </button>
  );
}

function ownerMark(desk: Desk, meld: Laid): string {
  const mine = desk.view.value?.you?.seat === meld.owner;
  return mine ? t("ui-you-mark") : letterOf(meld.owner);
}

function spokenName(desk: Desk, meld: Laid): string {
  const view = desk.view.value;
  if (view === null) return "";
  const name = meldText(view, meld);
  const fits = desk.isMyTurn ? growth(meld, desk.can.value) : [];
  return fits.length === 0 ? name : t("ui-meld-fits", { meld: name, cards: fits.join(" ") });
}
