/** Everything that happened at the table, oldest first. */
import { useEffect, useRef } from "preact/hooks";
import { sayings } from "../../game/narration.ts";
import type { Desk } from "../../screens/table/desk.ts";
import { endText, sayingText } from "../../screens/table/wording.ts";
import { t } from "../../texts/texts.ts";
import { Dialog } from "../dialog/dialog.tsx";
import "./event_log.css";

export function EventLog({ desk }: { readonly desk: Desk }) {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: "end" }), []);
  const view = desk.view.value;
  if (view === null) return null;
  const said = sayings(desk.session.game.value.log);
  return (
    <Dialog
      title={t("ui-log")}
      testId="event-log"
      onClose={() => {
        desk.sheet.value = null;
      }}
    >
      {/* What is new is said by the announcer; the list itself keeps silent. */}
      <div role="log" aria-live="off" aria-label={t("ui-log")}>
        {said.length === 0 && <p>{t("ui-log-empty")}</p>}
        <ol class="event-log">
          {said.map((one, i) => (
            <li
              key={`${i}`}
              class="event-log__item"
              data-own={"seat" in one && one.seat === view.you?.seat}
              ref={i === said.length - 1 ? end : null}
            >
              {"kind" in one ? endText(view, one) : sayingText(view, one)}
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
