/** Addresses of screens: real paths, so that links, reload and the back button work. */
import { signal } from "@preact/signals";

export type Route =
  | { readonly screen: "home" | "rules" | "settings" | "learn" | "history" }
  /** Rules with one table's own settings marked. */
  | { readonly screen: "tableRules"; readonly code: string }
  | { readonly screen: "table"; readonly code: string }
  | { readonly screen: "lesson"; readonly lesson: string }
  | { readonly screen: "match"; readonly match: string }
  | { readonly screen: "replay" | "proof" | "insight" | "review"; readonly match: string }
  | { readonly screen: "unknown" };

/** Return the screen that a path names. The server serves the page at the same paths. */
export function routeOf(path: string): Route {
  const [plain = ""] = path.split("?");
  const [head = "", argument, part, more] = plain.split("/").filter((one) => one !== "");
  if (more !== undefined) return { screen: "unknown" };
  if (part !== undefined && argument !== undefined) return partOf(head, argument, part);
  return argument === undefined ? plainRoute(head) : routeTo(head, argument);
}

function plainRoute(head: string): Route {
  switch (head) {
    case "":
      return { screen: "home" };
    case "rules":
    case "settings":
    case "learn":
    case "history":
      return { screen: head };
    default:
      return { screen: "unknown" };
  }
}

function routeTo(head: string, argument: string): Route {
  switch (head) {
    case "rules":
      return { screen: "tableRules", code: argument.toUpperCase() };
    case "learn":
      return { screen: "lesson", lesson: argument };
    case "t":
      return { screen: "table", code: argument.toUpperCase() };
    case "match":
      return { screen: "match", match: argument };
    default:
      return { screen: "unknown" };
  }
}

/** What there is to a match besides its result. */
const PARTS = { replay: "replay", proof: "proof", ai: "insight", review: "review" } as const;

function partOf(head: string, match: string, part: string): Route {
  const screen = Object.entries(PARTS).find(([name]) => name === part)?.[1];
  return head === "match" && screen !== undefined ? { screen, match } : { screen: "unknown" };
}

/** Return the code of a table in what a person typed or pasted: a code, or a table's address. */
export function codeIn(text: string): string | null {
  const last = text.trim().split("/").at(-1) ?? "";
  const code = last.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{4,16}$/.test(code) ? code : null;
}

export const route = signal<Route>(routeOf(location.pathname));

let moved = false;

/** Return whether the present screen came up by a step of the player's, not by loading the page. */
export function hasMoved(): boolean {
  return moved;
}

export function go(path: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", path);
  else history.replaceState(null, "", path);
  show(path);
  scrollTo(0, 0);
}

/** Follow the back button, and links within the page. */
export function listen(): void {
  addEventListener("popstate", () => show(location.pathname));
}

function show(path: string): void {
  moved = true;
  route.value = routeOf(path);
}
