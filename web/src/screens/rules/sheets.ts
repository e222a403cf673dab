/** Where rule sheets come from: the server, or what was read here before if it cannot be reached. */
import { Refusal } from "../../api/rest.ts";
import { rest } from "../../app/play.ts";
import { stored } from "../../settings/stored.ts";
import type { RuleSheet } from "../../wire/types.ts";

/** The last sheet read, without a table's settings: rules can be read without a network too. */
const kept = stored<RuleSheet | null>("rami.rules", null);

/**
 * Return the sheet in a language: in English where there is none in it, and without the settings of
 * a table that is not open any more.
 */
export async function sheetIn(language: string, code?: string): Promise<RuleSheet> {
  try {
    const sheet = await rest.rules(language, code);
    if (code === undefined) kept.value = sheet;
    return sheet;
  } catch (error) {
    const why = error instanceof Refusal ? error.code : "";
    if (why === "unknown_language" && language !== "en") return sheetIn("en", code);
    if (why === "unknown_table" && code !== undefined) return sheetIn(language);
    if (why === "network" && kept.value !== null) return kept.value;
    throw error;
  }
}
