/** Asks which meld, when the selection fits several, or is one of its own. */
import { ascending } from "../../game/melds.ts";
import type { Desk } from "../../screens/table/desk.ts";
import { choose } from "../../screens/table/moves.ts";
import { meldText } from "../../screens/table/wording.ts";
import { t } from "../../texts/texts.ts";
import { Face } from "../card/face.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import "./chooser.css";

export function MeldChooser({ desk }: { readonly desk: Desk }) {
  const choice = desk.choice.value;
  const view = desk.view.value;
  if (choice === null || view === null) return null;
  const melds = desk.can.value.laid.filter(({ id }) => choice.melds.includes(id));
  return (
    <Dialog
      title={t("ui-choose-meld")}
      testId="chooser"
      onClose={() => {
        desk.choice.value = null;
      }}
    >
      <p class="chooser__hint">{t("ui-choose-meld-for", { cards: choice.cards.join(" ") })}</p>
      <div class="chooser">
        {choice.asMeld && (
          <Option choice="new" cards={choice.cards} name={t("ui-choose-new")} desk={desk} />
        )}
        {melds.map((meld) => (
          <Option
            key={meld.id}
            choice={meld.id}
            cards={meld.cards}
            name={meldText(view, meld)}
            desk={desk}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface OptionProps {
  readonly choice: number | "new";
  readonly cards: readonly string[];
  readonly name: string;
  readonly desk: Desk;
}

function Option({ choice, cards, name, desk }: OptionProps) {
  return (
    <button
      type="button"
      class="chooser__option"
      data-choice={choice}
      onClick={() => choose(desk, choice)}
    >
      <span class="chooser__cards" aria-hidden="true">
        {ascending(cards).map((card) => (
          <Face key={card} card={card} size="mini" />
        ))}
      </span>
      <span>{name}</span>
    </button>
  );
}
