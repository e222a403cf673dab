/** Says when the server has left this version of the client behind; the round can be finished. */
import { effect } from "@preact/signals";
import { toast } from "../components/toast/toasts.ts";
import { t } from "../texts/texts.ts";
import { session } from "./play.ts";

export function watchForOutdated(): void {
  effect(() => {
    if (session.value?.notice.value?.code !== "outdated") return;
    toast(t("notice-outdated"), [
      { label: t("ui-error-reload"), testId: "reload", act: () => void loadAnew() },
    ]);
  });
}

/** Load the page past what the worker keeps. */
async function loadAnew(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  location.reload();
}
