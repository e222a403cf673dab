/** Addresses of screens: real paths, so that links, reload and the back button work. */
import { signal } from "@preact/signals";

export type Route =
  | { readonly screen: "home" | "rules" | "settings" | "learn" | "history" }
  /** Rules with one table's own settings marked. */
  | { readonly screen: "tableRules"; readonly code: string }
  | { readonly screen: "table"; readonly code: string }
  | { readonly screen: "lesson"; readonly lesson: string }
  | { readonly screen: "replay"; readonly match: string }
  | { readonly screen: "unknown" };

/** Return the screen that a path names. The server serves the page at the same paths. */
export function routeOf(path: string): Route {
  const [head = "", argument] = path.split("/").filter((part) => part !== "");
  switch (head) {
    case "":
      return { screen: "home" };
    case "settings":
    case "history":
      return { screen: head };
    case "rules":
      return argument === undefined
        ? { screen: "rules" }
        : { screen: "tableRules", code: argument.toUpperCase() };
    case "learn":
      return argument === undefined ? { screen: "learn" } : { screen: "lesson", lesson: argument };
    case "t":
      return argument === undefined
        ? { screen: "unknown" }
        : { screen: "table", code: argument.toUpperCase() };
    case "match":
      return argument === undefined ? { screen: "unknown" } : { screen: "replay", match: argument };
    default:
      return { screen: "unknown" };
  }
}

export const route = signal<Route>(routeOf(location.pathname));

export function go(path: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", path);
  else history.replaceState(null, "", path);
  route.value = routeOf(path);
}

/** Follow the back button, and links within the page. */
export function listen(): void {
  addEventListener("popstate", () => {
    route.value = routeOf(location.pathname);
  });
}
