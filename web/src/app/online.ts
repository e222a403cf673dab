/** Whether the browser has a network at all, and when to look at once how the link is. */
import { signal } from "@preact/signals";
import { session } from "./play.ts";

export const online = signal(navigator.onLine);

/** Follow the network and the page's being looked at: a link that may be back is tried at once. */
export function watchNetwork(): void {
  const probe = () => session.peek()?.driver.probe();
  addEventListener("online", () => {
    online.value = true;
    probe();
  });
  addEventListener("offline", () => {
    online.value = false;
    session.peek()?.driver.offline();
  });
  addEventListener("pageshow", probe);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") probe();
  });
}
