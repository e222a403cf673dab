/** One language's catalogue: from the id of a message and its variables to the text. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Join, Words } from "./functions.ts";

/** A message is missing, or it wants a variable that it did not get: a fault of ours. */
export class TextFault extends Error {}

/** What a message may be filled with. */
export type Variables = Readonly<Record<string, string | number>>;

/** All texts in one language. */
export class Catalogue {
  readonly language: string;
  readonly #words: Words;
  readonly #bundle: FluentBundle;

  /** Reads the Fluent `source`; numbers and plurals as in `rules`, or else in `language`. */
  constructor(language: string, source: string, rules: string = language) {
    this.language = language;
    this.#words = new Words((message, variables) => this.format(message, variables));
    this.#bundle = new FluentBundle([rules], {
      functions: this.#words.functions(),
      useIsolating: false, // no text of ours mixes directions, and marks would be read aloud
    });
    this.#bundle.addResource(new FluentResource(source));
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** The text of a message; throws a `TextFault` if it cannot be made in full. */
  format(message: string, variables: Variables = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
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
