/** A signal that outlives the page, where the browser lets it. */
import { effect, type Signal, signal } from "@preact/signals";

/**
 * Return the signal kept under a key. What an older version or another hand has left there counts
 * only if it is of the `allowed` values, or, where none are named, of the type of `initial`.
 */
export function stored<T>(key: string, initial: T, allowed?: readonly T[]): Signal<T> {
  const value = signal<T>(read(key, initial, allowed));
  effect(() => write(key, value.value));
  followOtherTabs(key, () => {
    value.value = read(key, initial, allowed);
  });
  return value;
}

/** What is chosen in one tab counts in all of them at once. */
function followOtherTabs(key: string, changed: () => void): void {
  if (typeof addEventListener === "undefined") return;
  addEventListener("storage", (event) => {
    if (event.key === key) changed();
  });
}

function read<T>(key: string, initial: T, allowed?: readonly T[]): T {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return initial;
    const found = JSON.parse(text) as T;
    return isAcceptable(found, initial, allowed) ? found : initial;
  } catch {
    return initial;
  }
}

function isAcceptable<T>(found: T, initial: T, allowed?: readonly T[]): boolean {
  if (allowed !== undefined) return allowed.includes(found);
  if (initial === null) return true;
  return typeof found === typeof initial && Array.isArray(found) === Array.isArray(initial);
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may keep nothing; the game goes on without.
  }
}
