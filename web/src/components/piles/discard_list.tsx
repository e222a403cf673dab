/** Everything that was discarded in this round: it was public, so nobody needs to remember it. */
import { letterOf, thrownIn } from "../../game/seats.ts";
import type { Desk } from "../../screens/table/desk.ts";
import { person } from "../../screens/table/wording.ts";
import { t } from "../../texts/texts.ts";
import { Face } from "../card/face.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { seatName } from "../names/seat_name.ts";
import "./discard_list.css";

export function DiscardList({ desk }: { readonly desk: Desk }) {
  const view = desk.view.value;
  if (view === null) return null;
  const thrown = [...thrownIn(desk.session.game.value.log)].reverse();
  return (
    <Dialog
      title={t("ui-discard-history")}
      testId="discard-list"
      onClose={() => {
        desk.sheet.value = null;
      }}
    >
      {thrown.length === 0 ? (
        <p>{t("ui-discard-none")}</p>
      ) : (
        <ol class="discard-list" reversed>
          {thrown.map(({ seat, card, takenBy }, i) => (
            <li
              key={`${thrown.length - i}`}
              class="discard-list__item"
              data-taken={takenBy !== null}
            >
              <span class="discard-list__letter" aria-hidden="true">
                {seat === null ? "" : view.you?.seat === seat ? t("ui-you-mark") : letterOf(seat)}
              </span>
              <Face card={card} size="mini" />
              <span>
                {seat === null
                  ? t("card-name", { card })
                  : t("ui-discard-history-item", { ...person(view, seat), card })}
                {takenBy !== null && (
                  <span class="discard-list__taken">
                    {t("ui-discard-taken", {
                      ...person(view, takenBy),
                      player: seatName(view, takenBy),
                    })}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
