/** Starts the client: the language first, so that nothing is ever shown without words. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app/app.tsx";
import { watchNetwork } from "./app/online.ts";
import { watchForOutdated } from "./app/outdated.ts";
import { listen } from "./app/router.ts";
import { toast } from "./components/toast/toasts.ts";
import { language, mirrorOnPage } from "./settings/settings.ts";
import { locale, speak, t } from "./texts/texts.ts";
import "./styles/tokens.css";
import "./styles/base.css";

async function main(): Promise<void> {
  const root = document.getElementById("app");
  if (root === null) throw new Error("the page has no place for the app");
  mirrorOnPage();
  listen();
  watchNetwork();
  await speak(language.value);
  effect(() => void change(language.value));
  watchForOutdated();
  render(<App />, root);
  if (import.meta.env.PROD) whenLoaded(installWorker);
}

/** Change the language; without its texts, as without a network, the present one stays. */
async function change(wanted: typeof language.value): Promise<void> {
  try {
    await speak(wanted);
  } catch {
    language.value = locale.peek();
    toast(t("ui-error-network"));
  }
}

/** The words may come after everything else has: then the page is loaded already. */
function whenLoaded(act: () => void): void {
  if (document.readyState === "complete") act();
  else addEventListener("load", act);
}

function installWorker(): void {
  void import("./app/updates.ts").then(({ watchForUpdates }) => watchForUpdates());
}

main().catch(() => document.getElementById("failed")?.removeAttribute("hidden"));
