/** Sounds: five short ones, made on the spot. Each goes with something to be seen. */
import { effect } from "@preact/signals";
import { isMyTurn, phaseOf } from "../../game/phase.ts";
import type { Told } from "../../link/session.ts";
import type { Desk } from "../../screens/table/desk.ts";
import { haptics, sound } from "../../settings/settings.ts";
import { isNews } from "../announcer/watching.ts";

export type Cue = "turn" | "card" | "laid" | "refused" | "end";

/** Each note: frequency in hertz, beginning and length in seconds. */
const NOTES: Readonly<Record<Cue, readonly (readonly [number, number, number])[]>> = {
  turn: [
    [660, 0, 0.09],
    [880, 0.09, 0.14],
  ],
  card: [[320, 0, 0.05]],
  laid: [
    [440, 0, 0.06],
    [554, 0.05, 0.09],
  ],
  refused: [[196, 0, 0.14]],
  end: [
    [523, 0, 0.1],
    [659, 0.1, 0.1],
    [784, 0.2, 0.22],
  ],
};

const LOUDNESS = 0.08;
const PULSE = 20;
let context: AudioContext | null = null;

export function play(cue: Cue): void {
  if (!sound.peek()) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [pitch, at, length] of NOTES[cue]) note(context, pitch, start + at, length);
}

function note(audio: AudioContext, pitch: number, at: number, length: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** Begin to sound and to pulse; returns how to stop. */
export function watchCues(desk: Desk): () => void {
  const stopUpdates = effect(() => {
    const told = desk.session.told.value;
    if (!isNews(told)) return;
    const cue = cueFor(told);
    if (cue !== null) play(cue);
    if (cue === "turn") pulse();
  });
  const stopRefusals = effect(() => {
    if (desk.toast.value?.tone === "refused") play("refused");
  });
  return () => {
    stopUpdates();
    stopRefusals();
  };
}

/** Return the most telling sound for an update. */
export function cueFor(told: Told): Cue | null {
  const kinds = new Set(told.events.map(({ kind }) => kind));
  if (kinds.has("round_ended")) return "end";
  const isNewTurn = told.before?.turn?.number !== told.after.turn?.number;
  if (isNewTurn && isMyTurn(phaseOf(told.after))) return "turn";
  if (kinds.has("melded") || kinds.has("laid_off")) return "laid";
  return kinds.has("drew") || kinds.has("discarded") ? "card" : null;
}

/** On a phone only: a desk has nothing that shakes. */
function pulse(): void {
  const isPhone = matchMedia("(pointer: coarse)").matches;
  if (haptics.peek() && isPhone && "vibrate" in navigator) navigator.vibrate(PULSE);
}
