import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const KNOWN: Readonly<Record<string, (variables: Record<string, unknown>) => string>> = {
  "ui-error-network": () => "no answer",
  "ui-error-unknown": () => "something",
  "refusal-not_a_run": ({ card, near }) => `${card} not in ${near}`,
  "refusal-broken": () => {
    throw new Error("wants a variable");
  },
};

let texts: typeof import("../../src/api/refusal_text.ts");
let rest: typeof import("../../src/api/rest.ts");

beforeEach(async () => {
  vi.doMock("../../src/texts/texts.ts", () => ({
    has: (id: string) => id in KNOWN,
    t: (id: string, variables = {}) => KNOWN[id]?.(variables) ?? id,
  }));
  texts = await import("../../src/api/refusal_text.ts");
  rest = await import("../../src/api/rest.ts");
});

afterEach(() => vi.doUnmock("../../src/texts/texts.ts"));

describe("refusalText", () => {
  it("uses the catalogue's words, cards with spaces between them", () => {
    const params = { card: "9H", near: ["8S", "QS"] };
    expect(texts.refusalText("not_a_run", params, "server")).toBe("9H not in 8S QS");
  });

  it("fills in what the refusal did not name", () => {
    expect(texts.refusalText("not_a_run", { card: "9H" })).toBe("9H not in none");
    expect(texts.refusalText("not_a_run", { card: "9H", near: [] })).toBe("9H not in none");
  });

  it("falls back to the server's words", () => {
    expect(texts.refusalText("of_next_year", {}, "server")).toBe("server");
    expect(texts.refusalText("broken", {}, "server")).toBe("server");
    expect(texts.refusalText("of_next_year")).toBe("something");
  });
});

describe("problemText", () => {
  it("tells a network that is away from a fault", () => {
    expect(texts.problemText(new rest.Refusal("network", {}, ""))).toBe("no answer");
    expect(texts.problemText(new Error("a bug"))).toBe("something");
  });
});
