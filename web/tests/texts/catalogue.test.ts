import { describe, expect, it } from "vitest";
import { Catalogue, TextFault } from "../../src/texts/catalogue.ts";
import { CHANGES } from "../../src/texts/pseudo.ts";

const SOURCES = import.meta.glob<string>("../../../rami_server/locales/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const GOLDEN = import.meta.glob<string>("../../../tests/golden/texts.json", {
  query: "?raw",
  import: "default",
  eager: true,
});

type Vector = [language: string, message: string, Record<string, string | number>, text: string];

function sourceOf(language: string): string {
  return SOURCES[`../../../rami_server/locales/${language}.ftl`] ?? "";
}

function catalogueOf(language: string): Catalogue {
  const change = CHANGES[language];
  if (change) return new Catalogue(language, sourceOf("en"), { change, rules: "en" });
  return new Catalogue(language, sourceOf(language));
}

const vectors = JSON.parse(Object.values(GOLDEN).join("")) as Vector[];
const languages = [...new Set(vectors.map(([language]) => language))];

describe("the catalogue", () => {
  it.each(languages)("says in %s what the server says", (language) => {
    const catalogue = catalogueOf(language);
    const ours = vectors.filter((vector) => vector[0] === language);
    expect(ours.length).toBeGreaterThan(100);
    for (const [, message, variables, text] of ours) {
      expect([message, catalogue.format(message, variables)]).toEqual([message, text]);
    }
  });

  it("joins lists as the language does", () => {
    const french = catalogueOf("fr");
    expect(french.listed(["A"])).toBe("A");
    expect(french.listed(["A", "B", "C"])).toBe("A, B et C");
    expect(french.listed(["A", "B"], "or")).toBe("A ou B");
  });

  it("has what is not translated yet from its fallback", () => {
    const fallback = new Catalogue("en", "a = A\nb = B");
    const catalogue = new Catalogue("fr", "a = À", { fallback });
    expect([catalogue.format("a"), catalogue.format("b")]).toEqual(["À", "B"]);
    expect([catalogue.has("a"), catalogue.has("b")]).toEqual([true, false]);
  });

  it("says when a text cannot be made in full", () => {
    const english = catalogueOf("en");
    expect(() => english.format("nothing-of-the-kind")).toThrow(TextFault);
    expect(() => english.format("say-sat", { who: "other" })).toThrow(TextFault);
    expect(() => english.format("card-name", { card: "1X" })).toThrow(TextFault);
  });
});
