/** Why something was refused, in words. */
import { has, t } from "../texts/texts.ts";
import { Refusal } from "./rest.ts";

type Params = Readonly<Record<string, unknown>>;

/** What a message may ask for though the refusal did not name it. */
const UNNAMED = { near: "none", field: "none", problem: "", retry_ms: 1_000 };

/** Return a refusal by its code; `message` is the server's own text, for codes not known here. */
export function refusalText(code: string, params: Params = {}, message = ""): string {
  if (code === "network") return t("ui-error-network");
  const id = `refusal-${code}`;
  const fallback = message === "" ? t("ui-error-unknown") : message;
  if (!has(id)) return fallback;
  try {
    return t(id, { ...UNNAMED, ...plain(params) });
  } catch {
    return fallback;
  }
}

/** Return what went wrong, whatever was thrown. */
export function problemText(error: unknown): string {
  return error instanceof Refusal
    ? refusalText(error.code, error.params, error.message)
    : t("ui-error-unknown");
}

function plain(params: Params): Record<string, string | number> {
  const entries = Object.entries(params).map(([name, value]) => [name, plainValue(value)] as const);
  return Object.fromEntries(entries);
}

/** Cards come as a list; catalogues want them with spaces between. */
function plainValue(value: unknown): string | number {
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.join(" ");
  return typeof value === "number" ? value : String(value ?? "none");
}
