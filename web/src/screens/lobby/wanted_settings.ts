/** The settings that a host is choosing: shown at once, sent one after the other. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { useTask } from "../../components/task/task.ts";
import type { Session } from "../../link/session.ts";
import type { TableSettings, View } from "../../wire/types.ts";
import { ask } from "./operations.ts";
import type { Wanted } from "./table_options.ts";

export interface Choosing {
  /** What is chosen, or else what the table has. */
  readonly settings: TableSettings;
  readonly problem: string | null;
  readonly want: (wanted: Wanted) => void;
}

export function useWantedSettings(session: Session, view: View): Choosing {
  const task = useTask();
  const wanted = useSignal<Wanted | null>(null);
  const sending = useRef(false);
  /** What was chosen while an answer was awaited goes next; the last choice counts. */
  const sendAll = async () => {
    for (let sent: Wanted | null = null; wanted.peek() !== sent; ) {
      sent = wanted.peek();
      if (sent !== null) await ask(session, { op: "set_options", settings: sent });
    }
  };
  const want = (chosen: Wanted) => {
    wanted.value = chosen;
    if (sending.current) return;
    sending.current = true;
    void task.run(sendAll).finally(() => {
      sending.current = false;
      wanted.value = null;
    });
  };
  // All fields are there: each choice begins with the table's own settings.
  const settings = (wanted.value ?? view.table.settings) as TableSettings;
  return { settings, problem: task.problem, want };
}
