/** Every word of the interface, in the language chosen: `t("ui-draw")`. */
import { signal } from "@preact/signals";
import { Catalogue, type Variables } from "./catalogue.ts";
import { directionOf, type Locale, sourceOf, tagOf } from "./languages.ts";
import { CHANGES } from "./pseudo.ts";

const SOURCES = import.meta.glob<string>("@locales/*.ftl", { query: "?raw", import: "default" });

const spoken = signal<Catalogue | null>(null);
export const locale = signal<Locale>("en");

/** Switch to a language; the old one stays until the new one is here. */
export async function speak(wanted: Locale): Promise<void> {
  spoken.value = await catalogueFor(wanted);
  locale.value = wanted;
  document.documentElement.lang = tagOf(wanted);
  document.documentElement.dir = directionOf(wanted);
}

async function catalogueFor(wanted: Locale): Promise<Catalogue> {
  const path = Object.keys(SOURCES).find((name) => name.endsWith(`/${sourceOf(wanted)}.ftl`));
  const source = path === undefined ? undefined : SOURCES[path];
  if (source === undefined) throw new Error(`no catalogue for ${wanted}`);
  const change = CHANGES[wanted];
  if (change) return new Catalogue(wanted, await source(), { change, rules: sourceOf(wanted) });
  return new Catalogue(sourceOf(wanted), await source());
}

/** Return a message in the present language; its id where there is none, which tests look for. */
export function t(id: string, variables?: Variables): string {
  const catalogue = spoken.value;
  return catalogue?.has(id) ? catalogue.format(id, variables) : id;
}

/** Return whether the present language has a message. */
export function has(id: string): boolean {
  return spoken.value?.has(id) ?? false;
}
