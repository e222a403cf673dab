/** Whether the browser has a network at all. */
import { signal } from "@preact/signals";

export const online = signal(navigator.onLine);

export function watchNetwork(): void {
  addEventListener("online", () => {
    online.value = true;
  });
  addEventListener("offline", () => {
    online.value = false;
  });
}
