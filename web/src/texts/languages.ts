/** The languages of the interface, each by its own name. */

export const LANGUAGES = {
  en: "English",
  fr: "Français",
  pt: "Português",
  el: "Ελληνικά",
  nl: "Nederlands",
  hi: "हिन्दी",
} as const;

export type Language = keyof typeof LANGUAGES;

/** Made from English at run time, to see what long words and right-to-left chrome do. */
export const PSEUDO = ["en-XA", "ar-XB"] as const;

export type Locale = Language | (typeof PSEUDO)[number];

export function isLocale(text: string): text is Locale {
  return text in LANGUAGES || (PSEUDO as readonly string[]).includes(text);
}

/** Return the language that suits best what the browser asks for. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0] ?? "";
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}

export function directionOf(locale: Locale): "ltr" | "rtl" {
  return locale === "ar-XB" ? "rtl" : "ltr";
}

/** The language in which a catalogue is written. */
export function sourceOf(locale: Locale): Language {
  return locale in LANGUAGES ? (locale as Language) : "en";
}

/** What the page says of itself in `lang`. */
export function tagOf(locale: Locale): string {
  return locale.split("-")[0] ?? locale;
}
