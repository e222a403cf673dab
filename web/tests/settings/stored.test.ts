import { beforeEach, expect, it, vi } from "vitest";
import { stored } from "../../src/settings/stored.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

it("begins with its initial value and keeps what it becomes", () => {
  const sound = stored("rami.sound", false);
  expect(sound.value).toBe(false);
  sound.value = true;
  expect(stored("rami.sound", false).value).toBe(true);
});

it("takes only the values that are allowed", () => {
  kept.set("rami.deck", '"six"');
  expect(stored("rami.deck", "two", ["two", "four"]).value).toBe("two");
  kept.set("rami.deck", '"four"');
  expect(stored("rami.deck", "two", ["two", "four"]).value).toBe("four");
});

it.each(["not json", '"yes"', "[1]", "null"])(
  "goes without %s where true or false is kept",
  (text) => {
    kept.set("rami.sound", text);
    expect(stored("rami.sound", true).value).toBe(true);
  },
);

it("works where the browser keeps nothing", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("denied");
    },
    setItem: () => {
      throw new Error("denied");
    },
  });
  const level = stored("rami.level", "normal");
  level.value = "hard";
  expect(level.value).toBe("hard");
});
