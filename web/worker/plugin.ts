/** Tells the service worker which files the build has made, and gives the build a name. */
import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

const WORKER = "sw.js";
/** Kept besides what the build makes. */
const PUBLIC = ["/manifest.webmanifest", "/icons/icon.svg"];

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk;

export function shellOf(outputs: readonly Output[]): string[] {
  const files = outputs.filter((output) => output.fileName !== WORKER && !isCatalogue(output));
  const made = files.map(({ fileName }) => (fileName === "index.html" ? "/" : `/${fileName}`));
  return [...made, ...PUBLIC].sort();
}

/** Catalogues are kept when they are used: nobody needs all languages. */
function isCatalogue(output: Output): boolean {
  return output.type === "chunk" && (output.facadeModuleId ?? "").includes(".ftl");
}

export function worker(): Plugin {
  return {
    name: "rami-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunk = bundle[WORKER];
        if (chunk?.type !== "chunk") this.error(`the build has no ${WORKER}`);
        if (/^\s*(?:import|export)\b/m.test(chunk.code)) this.error(`${WORKER} is not one file`);
        const outputs = Object.values(bundle);
        const shell = JSON.stringify(shellOf(outputs));
        chunk.code = filledIn(chunk.code, shell, nameOf(outputs));
      },
    },
  };
}

function filledIn(code: string, shell: string, build: string): string {
  return code
    .replace(/(["'`])__RAMI_SHELL__\1/, () => JSON.stringify(shell))
    .replace("__RAMI_BUILD__", build);
}

/** The name changes whenever any file does: names of files carry hashes, the page's content counts. */
function nameOf(outputs: readonly Output[]): string {
  const hash = createHash("sha256");
  for (const output of outputs) {
    hash.update(output.fileName);
    hash.update(output.type === "chunk" ? output.code : output.source);
  }
  return hash.digest("hex").slice(0, 12);
}
