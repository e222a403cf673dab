/** Say something; and choose whom not to hear. */
import { others } from "../../game/seats.ts";
import type { Desk } from "../../screens/table/desk.ts";
import { TableIcon } from "../../screens/table/icon.tsx";
import { refusalText } from "../../screens/table/wording.ts";
import { t } from "../../texts/texts.ts";
import type { Emote } from "../../wire/types.ts";
import { Dialog } from "../dialog/dialog.tsx";
import { EMOTES, isMuted, toggleMute } from "./emotes.ts";
import "./emote_sheet.css";

export function EmoteSheet({ desk }: { readonly desk: Desk }) {
  const view = desk.view.value;
  const close = () => {
    desk.sheet.value = null;
  };
  if (view === null) return null;
  const people = others(view).filter((seat) => seat.kind === "human" && seat.name !== null);
  return (
    <Dialog title={t("ui-emotes")} testId="emotes-sheet" onClose={close}>
      {view.you !== null && (
        <div class="emotes">
          {EMOTES.map((emote) => (
            <button
              key={emote}
              type="button"
              class="button"
              data-testid={`emote-${emote}`}
              onClick={() => {
                close();
                void send(desk, emote);
              }}
            >
              {t(`emote-${emote}`)}
            </button>
          ))}
        </div>
      )}
      {people.map(({ seat, name }) => (
        <button
          key={seat}
          type="button"
          class="button emotes__mute"
          data-testid={`mute-${seat}`}
          aria-pressed={isMuted(view, seat)}
          onClick={() => toggleMute(name ?? "")}
        >
          <TableIcon name={isMuted(view, seat) ? "heard" : "muted"} />
          {t(isMuted(view, seat) ? "ui-unmute" : "ui-mute", { player: name ?? "" })}
        </button>
      ))}
    </Dialog>
  );
}

async function send(desk: Desk, emote: Emote): Promise<void> {
  const answer = await desk.session.ask({ op: "emote", emote });
  if (answer.type === "refused") desk.show(refusalText(answer), "refused");
}
