/** The service worker: installed once, and a new build taken only when its player agrees. */
import { effect, signal } from "@preact/signals";
import { toast } from "../components/toast/toasts.ts";
import { t } from "../texts/texts.ts";
import { session } from "./play.ts";

const EVERY = 60 * 60 * 1000;

/** The new build that waits to be taken. */
const waiting = signal<ServiceWorker | null>(null);

/** Install the worker and look for new builds from time to time; needs a page that was built. */
export async function watchForUpdates(): Promise<void> {
  const registration = await registered();
  if (registration === null) return;
  notice(registration);
  registration.addEventListener("updatefound", () => follow(registration));
  setInterval(() => void look(registration), EVERY);
  addEventListener("pageshow", () => void look(registration));
  offer();
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ kind: "keep", urls: loadedUrls() });
}

/** Return null where there are no workers, or the browser lets us have none: it goes on without. */
async function registered(): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await navigator.serviceWorker.register("/sw.js")) ?? null;
  } catch {
    return null;
  }
}

function follow(registration: ServiceWorkerRegistration): void {
  registration.installing?.addEventListener("statechange", () => notice(registration));
}

/** Without a worker in charge this is the first visit: nothing is replaced. */
function notice(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
    waiting.value = registration.waiting;
}

async function look(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch {
    // No network, or the server is away: there is a next time.
  }
}

/** Say so as soon as no round is being played; whoever says "later" is asked at the next visit. */
function offer(): void {
  const stop = effect(() => {
    const worker = waiting.value;
    if (worker === null || isPlaying()) return;
    queueMicrotask(() => stop());
    toast(t("ui-app-update"), [
      { label: t("ui-app-update-now"), testId: "update-now", act: () => take(worker) },
    ]);
  });
}

function isPlaying(): boolean {
  return session.value?.game.value.view?.table.status === "playing";
}

function take(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  worker.postMessage({ kind: "activate" });
}

function loadedUrls(): string[] {
  return performance.getEntriesByType("resource").map((entry) => entry.name);
}
