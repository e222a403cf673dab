/** Which requests the worker answers, and from where. */

export type Answer =
  /** Not ours: the browser asks the server. */
  | "server"
  /** A screen: the kept page shows it, whatever the address. */
  | "page"
  /** A file of the build, kept as long as the build is. */
  | "file";

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** The screens of `src/app/router.ts`; all else that is navigated to is the server's. */
const SCREENS =
  /^\/(?:t\/[^/]+|rules(?:\/[^/]+)?|settings|learn(?:\/[^/]+)?|history|match\/[^/]+(?:\/(?:replay|proof|ai))?)?$/;

/** Return how a request is to be answered; `shell` are the paths of the kept files. */
export function answerFor(asked: Asked, origin: string, shell: ReadonlySet<string>): Answer {
  const url = new URL(asked.url);
  if (asked.method !== "GET" || url.origin !== origin) return "server";
  if (asked.mode === "navigate") return SCREENS.test(url.pathname) ? "page" : "server";
  return url.pathname.startsWith("/assets/") || shell.has(url.pathname) ? "file" : "server";
}
