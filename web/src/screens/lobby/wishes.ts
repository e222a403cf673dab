/** What a player wanted before the table was here: to start at once, or to sit down. */
import { effect, untracked } from "@preact/signals";
import { refusalText } from "../../api/refusal_text.ts";
import { joining, starting } from "../../app/play.ts";
import { toast } from "../../components/toast/toasts.ts";
import type { Session } from "../../link/session.ts";
import type { Operation, View } from "../../wire/types.ts";

/** Carry the wish out as soon as there is a view, once; returns what ends the waiting for it. */
export function carryOutWish(session: Session): () => void {
  let sent = false;
  return effect(() => {
    const view = session.game.value.view;
    const online = session.link.value.state === "online";
    if (view === null || !online || sent) return;
    const operation = wishFor(view);
    if (operation === null) return;
    sent = true;
    untracked(() => void ask(session, operation));
  });
}

function wishFor(view: View): Operation | null {
  const { code } = view.table;
  if (starting.value === code) return { op: "start" };
  if (joining.value === code && view.you === null) return { op: "sit" };
  return null;
}

/** Whatever the answer, the wish is over: the waiting room shows what is to be done instead. */
async function ask(session: Session, operation: Operation): Promise<void> {
  const answer = await session.ask(operation);
  starting.value = null;
  joining.value = null;
  if (answer.type === "refused") toast(refusalText(answer.code, answer.params, answer.message));
}
