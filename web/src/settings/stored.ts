/** A signal that outlives the page, where the browser lets it. */
import { effect, type Signal, signal } from "@preact/signals";

export function stored<T>(key: string, initial: T): Signal<T> {
  const value = signal<T>(read(key, initial));
  effect(() => write(key, value.value));
  return value;
}

function read<T>(key: string, initial: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? initial : (JSON.parse(text) as T);
  } catch {
    return initial;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may keep nothing; the game goes on without.
  }
}
