/** Short messages that come up by themselves, at most three at a time. */
import { signal } from "@preact/signals";

export interface ToastAction {
  readonly label: string;
  readonly testId: string;
  readonly act: () => void;
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly actions: readonly ToastAction[];
}

const MOST = 3;
const LASTS = 6_000;

export const toasts = signal<readonly Toast[]>([]);
let last = 0;

/** Say something; with actions it stays until one is chosen or it is dismissed. */
export function toast(text: string, actions: readonly ToastAction[] = []): number {
  last += 1;
  const id = last;
  const others = toasts.peek().filter((each) => each.text !== text);
  toasts.value = [...others, { id, text, actions }].slice(-MOST);
  if (actions.length === 0) setTimeout(() => dismiss(id), LASTS);
  return id;
}

export function dismiss(id: number): void {
  toasts.value = toasts.peek().filter((each) => each.id !== id);
}
