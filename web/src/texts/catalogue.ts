/** One language's catalogue: from the id of a message and its variables to the text. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Join, Words } from "./functions.ts";

/** A message is missing, or it wants a variable that it did not get: a fault of ours. */
export class TextFault extends Error {}

/** What a message may be filled with. */
export type Variables = Readonly<Record<string, string | number>>;

export interface CatalogueOptions {
  /** What a pseudo-language does to every text: from `CHANGES`, with the English source. */
  readonly change?: (text: string) => string;
  /** The language of numbers and plurals, if it is another one: "en" for a pseudo-language. */
  readonly rules?: string;
  /** Where a message is taken from that is not translated yet. */
  readonly fallback?: Catalogue;
}

/** All texts in one language. */
export class Catalogue {
  readonly language: string;
  readonly #words: Words;
  readonly #bundle: FluentBundle;
  readonly #fallback: Catalogue | undefined;

  /** Reads a Fluent source. */
  constructor(language: string, source: string, options: CatalogueOptions = {}) {
    const { change, rules = language, fallback } = options;
    this.language = language;
    this.#fallback = fallback;
    this.#words = new Words((message, variables) => this.format(message, variables));
    this.#bundle = new FluentBundle([rules], {
      functions: this.#words.functions(),
      useIsolating: false, // no text of ours mixes directions, and marks would be read aloud
      ...(change ? { transform: change } : {}),
    });
    this.#bundle.addResource(new FluentResource(source));
  }

  /** Whether the language itself has a message. */
  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** The text of a message; throws a `TextFault` if it cannot be made in full. */
  format(message: string, variables: Variables = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (!pattern && this.#fallback) return this.#fallback.format(message, variables);
    if (!pattern) throw new TextFault(`no text ${message} in ${this.language}`);
    const errors: Error[] = [];
    const filled: Record<string, FluentVariable> = { ...variables };
    const text = this.#bundle.formatPattern(pattern, filled, errors);
    if (errors.length > 0) throw new TextFault(`${message} in ${this.language}: ${errors[0]}`);
    return text;
  }

  /** A list as text: "A, B and C". */
  listed(items: readonly string[], join: Join = "and"): string {
    return this.#words.listed(items, join);
  }
}
