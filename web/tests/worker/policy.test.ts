import { expect, it } from "vitest";
import { answerFor } from "../../worker/policy.ts";

const HERE = "https://rami.example";
const SHELL = new Set(["/", "/manifest.webmanifest", "/assets/index-abc.js"]);

function answer(url: string, mode = "cors", method = "GET"): string {
  return answerFor({ url: HERE + url, mode, method }, HERE, SHELL);
}

it.each([
  "/api/v1/tables",
  "/api/v1/rules/en",
  "/test/v1/tables",
  "/ws",
  "/healthz",
  "/metrics",
  "/sw.js",
  "/openapi.json",
])("leaves %s to the server", (url) => {
  expect(answer(url)).toBe("server");
});

it.each([
  "/",
  "/t/K7PQ4M",
  "/rules",
  "/rules/K7PQ4M",
  "/settings",
  "/learn/2",
  "/history",
  "/match/01J",
  "/match/01J/replay?at=7",
  "/match/01J/proof",
  "/match/01J/ai",
  "/rules?x=1",
])("shows the kept page when somebody goes to %s", (url) => {
  expect(answer(url, "navigate")).toBe("page");
});

it.each(["/docs", "/api/v1/rules/en", "/t/K7PQ4M/x", "/match/01J/bundle", "/openapi.json"])(
  "lets the server answer who goes to %s",
  (url) => {
    expect(answer(url, "navigate")).toBe("server");
  },
);

it("keeps the files of the build", () => {
  expect(answer("/assets/fr-123.js")).toBe("file");
  expect(answer("/manifest.webmanifest")).toBe("file");
});

it("leaves all that changes something, and other hosts, alone", () => {
  expect(answer("/assets/index-abc.js", "cors", "POST")).toBe("server");
  const elsewhere = { url: "https://other.example/assets/a.js", mode: "cors", method: "GET" };
  expect(answerFor(elsewhere, HERE, SHELL)).toBe("server");
});
