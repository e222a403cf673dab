/** Starts the client: the language first, so that nothing is ever shown without words. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app/app.tsx";
import { listen } from "./app/router.ts";
import { language, mirrorOnPage } from "./settings/settings.ts";
import { speak } from "./texts/texts.ts";
import "./styles/tokens.css";
import "./styles/base.css";

async function main(): Promise<void> {
  const root = document.getElementById("app");
  if (root === null) throw new Error("the page has no place for the app");
  mirrorOnPage();
  listen();
  await speak(language.value);
  effect(() => void speak(language.value));
  render(<App />, root);
}

void main();
