/** What happened while there was no link, once there is one again. */
import { useEffect, useState } from "preact/hooks";
import { narrate } from "../../game/narration.ts";
import type { Told } from "../../link/session.ts";
import type { Desk } from "../../screens/table/desk.ts";
import { toldText } from "../../screens/table/wording.ts";
import { t } from "../../texts/texts.ts";
import { Dialog } from "../dialog/dialog.tsx";

/** Not worth a list of their own. */
const SMALL = new Set(["here", "away", "slow", "ready", "not-ready"]);

export function WhileAway({ desk }: { readonly desk: Desk }) {
  const [missed, setMissed] = useState<Told | null>(null);
  const told = desk.session.told.value;
  useEffect(() => {
    if (told?.resumed && storyOf(told).length > 0) setMissed(told);
  }, [told]);
  if (missed === null) return null;
  const view = missed.after;
  const played = missed.events.some(
    (event) => event.kind === "presence" && event.link === "bot" && event.seat === view.you?.seat,
  );
  return (
    <Dialog
      title={t("ui-link-back")}
      testId="while-away"
      closeTestId="while-away-close"
      onClose={() => setMissed(null)}
    >
      <p>{t(played ? "ui-link-while-away" : "ui-link-missed")}</p>
      <ul>
        {storyOf(missed).map((one, i) => (
          <li key={`${i}`}>{toldText(view, one)}</li>
        ))}
      </ul>
    </Dialog>
  );
}

function storyOf(missed: Told) {
  const { told, unfinished } = narrate(null, missed.events);
  const rest = unfinished === null ? [] : [{ kind: "turn", tale: unfinished } as const];
  return [...told, ...rest].filter((one) => one.kind !== "one" || !SMALL.has(one.saying.id));
}
