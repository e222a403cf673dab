/** What happened while there was no link, once there is one again. */
import { useEffect, useState } from "preact/hooks";
import { narrate } from "../../game/narration.ts";
import type { Told } from "../../link/session.ts";
import type { Desk } from "../../screens/table/desk.ts";
import { toldText } from "../../screens/table/wording.ts";
import { t } from "../../texts/texts.ts";
import { Dialog } from "../dialog/dialog.tsx";
import { toast } from "../toast/toasts.ts";

/** Not worth telling: how the links of others are. */
const SMALL = new Set(["here", "away", "slow", "bot", "ready", "not-ready"]);
/** A note is read at a glance; the list of events has the rest. */
const AT_A_GLANCE = 2;

/** Only what an AI played in the reader's place stops them; the rest is a note beside the table. */
export function WhileAway({ desk }: { readonly desk: Desk }) {
  const [missed, setMissed] = useState<Told | null>(null);
  const told = desk.session.told.value;
  useEffect(() => {
    if (!told?.resumed) return;
    if (wasPlayedFor(told)) setMissed(told);
    else note(told);
  }, [told]);
  if (missed === null) return null;
  return (
    <Dialog
      title={t("ui-link-back")}
      testId="while-away"
      closeTestId="while-away-close"
      onClose={() => setMissed(null)}
    >
      <p>{t("ui-link-while-away")}</p>
      <ul>
        {storyOf(missed).map((sentence, i) => (
          <li key={`${i}`}>{sentence}</li>
        ))}
      </ul>
    </Dialog>
  );
}

function wasPlayedFor({ events, after }: Told): boolean {
  return events.some(
    (event) => event.kind === "presence" && event.link === "bot" && event.seat === after.you?.seat,
  );
}

function note(missed: Told): void {
  const story = storyOf(missed).slice(-AT_A_GLANCE);
  if (story.length > 0) toast([t("ui-link-missed"), ...story].join(" "));
}

function storyOf(missed: Told): readonly string[] {
  const { told, unfinished } = narrate(null, missed.events);
  const rest = unfinished === null ? [] : [{ kind: "turn", tale: unfinished } as const];
  return [...told, ...rest]
    .filter((one) => one.kind !== "one" || !SMALL.has(one.saying.id))
    .map((one) => toldText(missed.after, one));
}
