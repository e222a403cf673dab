import { expect, it } from "vitest";
import { shellOf } from "../../worker/plugin.ts";

type Output = Parameters<typeof shellOf>[0][number];

function asset(fileName: string): Output {
  return { type: "asset", fileName, source: "" } as unknown as Output;
}

function chunk(fileName: string, facadeModuleId: string | null): Output {
  return { type: "chunk", fileName, facadeModuleId, code: "" } as unknown as Output;
}

it("keeps the page and every file but the worker and the catalogues", () => {
  const shell = shellOf([
    asset("index.html"),
    asset("assets/index-1.css"),
    chunk("assets/index-2.js", "/web/index.html"),
    chunk("assets/shared-3.js", null),
    chunk("assets/fr-4.js", "/locales/fr.ftl?raw"),
    chunk("sw.js", "/web/worker/sw.ts"),
  ]);
  expect(shell).toEqual([
    "/",
    "/assets/index-1.css",
    "/assets/index-2.js",
    "/assets/shared-3.js",
    "/icons/icon.svg",
    "/manifest.webmanifest",
  ]);
});
