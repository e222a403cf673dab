/** Something that a screen needs from the server before it can be drawn. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { problemText } from "../../api/refusal_text.ts";

export type Loaded<T> =
  | { readonly state: "loading" }
  | { readonly state: "here"; readonly value: T }
  | { readonly state: "failed"; readonly problem: string; readonly again: () => void };

type Outcome<T> = { readonly value: T } | { readonly error: unknown } | null;

/** Load anew whenever one of `keys` changes; what is here already stays until then. */
export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const outcome = useSignal<Outcome<T>>(null);
  const attempt = useSignal(0);
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => {
        if (wanted) outcome.value = { value };
      },
      (error: unknown) => {
        if (wanted) outcome.value = { error };
      },
    );
    return () => {
      wanted = false;
    };
  }, [...keys, attempt.value]);
  const again = () => {
    outcome.value = null;
    attempt.value += 1;
  };
  return loadedFrom(outcome.value, again);
}

function loadedFrom<T>(outcome: Outcome<T>, again: () => void): Loaded<T> {
  if (outcome === null) return { state: "loading" };
  if ("value" in outcome) return { state: "here", value: outcome.value };
  return { state: "failed", problem: problemText(outcome.error), again };
}
