/** Something that takes a while and may fail: whether it runs, and why it did not work. */
import { type Signal, useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { problemText } from "../../api/refusal_text.ts";

export interface Task {
  readonly busy: boolean;
  /** Why the last run failed, in words. */
  readonly problem: string | null;
  /** Run; false at once while it still runs, and after a failure. */
  run(act: () => Promise<unknown>): Promise<boolean>;
}

export function useTask(): Task {
  const busy = useSignal(false);
  const failure = useSignal<unknown>(null);
  const running = useRef(false);
  const run = async (act: () => Promise<unknown>) => {
    if (running.current) return false;
    running.current = true;
    busy.value = true;
    failure.value = null;
    return finished(act, failure).finally(() => {
      running.current = false;
      busy.value = false;
    });
  };
  const problem = failure.value === null ? null : problemText(failure.value);
  return { busy: busy.value, problem, run };
}

async function finished(act: () => Promise<unknown>, failure: Signal<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    failure.value = error;
    return false;
  }
}
