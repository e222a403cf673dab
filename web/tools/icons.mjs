/** Draws the icons of the app from their SVGs, with Chromium: `node tools/icons.mjs`. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ICONS = fileURLToPath(new URL("../public/icons/", import.meta.url));
const BROWSER = process.env.CHROMIUM ?? "chromium";
const WANTED = [
  ["icon", 48],
  ["icon", 180],
  ["icon", 192],
  ["icon", 512],
  ["maskable", 192],
  ["maskable", 512],
];

const folder = mkdtempSync(join(tmpdir(), "icons-"));
for (const [name, size] of WANTED) draw(name, size);
rmSync(folder, { recursive: true });

/** The icon of an apple has no transparent corners, so that one is drawn from the full square. */
function draw(name, size) {
  const source = size === 180 ? "maskable" : name;
  const page = join(folder, `${name}-${size}.html`);
  const url = `file://${join(ICONS, `${source}.svg`)}`;
  writeFileSync(
    page,
    `<!doctype html><style>html,body{margin:0;overflow:hidden}</style><img src="${url}" width="${size}" height="${size}" style="display:block">`,
  );
  execFileSync(BROWSER, [
    "--headless",
    "--no-sandbox",
    "--allow-file-access-from-files",
    "--hide-scrollbars",
    "--default-background-color=00000000",
    `--window-size=${size},${size}`,
    `--screenshot=${join(ICONS, `${name}-${size}.png`)}`,
    `file://${page}`,
  ]);
}
