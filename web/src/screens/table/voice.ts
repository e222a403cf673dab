/** What is said to screen readers: queued here, spoken by the announcer's live regions. */
import { signal } from "@preact/signals";

export type Tone = "polite" | "assertive";

export interface Speech {
  readonly text: string;
  readonly tone: Tone;
  readonly at: number;
}

/** The same text is not said twice within so long. */
const REPEAT = 700;

export const speech = signal<Speech | null>(null);

export function say(text: string, tone: Tone = "polite"): void {
  const now = performance.now();
  const last = speech.peek();
  if (text === "" || isRepeat(last, text, now)) return;
  speech.value = { text, tone, at: now };
}

export function isRepeat(last: Speech | null, text: string, now: number): boolean {
  return last !== null && last.text === text && now - last.at < REPEAT;
}
