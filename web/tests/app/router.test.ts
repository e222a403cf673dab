import { beforeAll, describe, expect, it, vi } from "vitest";

let router: typeof import("../../src/app/router.ts");

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/" });
  router = await import("../../src/app/router.ts");
});

describe("routeOf", () => {
  it.each([
    ["/", { screen: "home" }],
    ["/settings", { screen: "settings" }],
    ["/history/", { screen: "history" }],
    ["/rules", { screen: "rules" }],
    ["/rules/k7pq4m", { screen: "tableRules", code: "K7PQ4M" }],
    ["/learn", { screen: "learn" }],
    ["/learn/3", { screen: "lesson", lesson: "3" }],
    ["/t/k7pq4m", { screen: "table", code: "K7PQ4M" }],
    ["/match/01J", { screen: "match", match: "01J" }],
    ["/match/01J/replay", { screen: "replay", match: "01J" }],
    ["/match/01J/replay?at=7", { screen: "replay", match: "01J" }],
    ["/match/01J/proof", { screen: "proof", match: "01J" }],
    ["/match/01J/review", { screen: "review", match: "01J" }],
    ["/match/01J/ai", { screen: "insight", match: "01J" }],
  ])("finds the screen of %s", (path, expected) => {
    expect(router.routeOf(path)).toEqual(expected);
  });

  it.each([
    "/t",
    "/match",
    "/nowhere",
    "/settings/sound",
    "/t/K7PQ4M/more",
    "/match/01J/more",
    "/t/K7PQ4M/replay",
    "/match/01J/replay/2",
    "/home",
  ])("knows no screen at %s", (path) => {
    expect(router.routeOf(path)).toEqual({ screen: "unknown" });
  });
});

describe("codeIn", () => {
  it.each([
    ["K7PQ4M", "K7PQ4M"],
    ["  k7pq4m ", "K7PQ4M"],
    ["k7p q4m", "K7PQ4M"],
    ["K7P-Q4M", "K7PQ4M"],
    ["https://rami.example/t/K7PQ4M", "K7PQ4M"],
  ])("reads %s", (typed, code) => {
    expect(router.codeIn(typed)).toBe(code);
  });

  it.each(["", "abc", "K7PQ4M!", "https://rami.example/", "ΑΒΓΔΕΖ"])(
    "finds none in %s",
    (typed) => {
      expect(router.codeIn(typed)).toBeNull();
    },
  );
});
