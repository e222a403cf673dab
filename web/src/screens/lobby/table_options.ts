/** The settings of a table as a host changes them: one at a time, the others as they are. */
import type { Operation, TableSettings } from "../../wire/types.ts";

export type Wanted = Extract<Operation, { op: "set_options" }>["settings"];

export type RuleName = keyof TableSettings["options"];

/** Return the settings with one rule of the table changed. */
export function withRule(settings: TableSettings, name: RuleName, value: number | boolean): Wanted {
  return { ...asWanted(settings), options: { ...settings.options, [name]: value } };
}

/** Return the settings with something else changed. */
export function withOther(settings: TableSettings, change: Partial<Wanted>): Wanted {
  return { ...asWanted(settings), ...change };
}

function asWanted(settings: TableSettings): Wanted {
  return { ...settings, stand_in: settings.stand_in as NonNullable<Wanted["stand_in"]> };
}

/** Return round values to choose from, with the present one among them. */
export function choicesWith(present: number, usual: readonly number[]): number[] {
  return [...new Set([...usual, present])].sort((a, b) => a - b);
}

/** Return the clock that a choice of the list stands for: `auto`, `none`, or seconds a turn. */
export function clockFor(choice: string, settings: TableSettings): NonNullable<Wanted["clock"]> {
  if (choice === "auto" || choice === "none") return { ...settings.clock, choice };
  return { ...settings.clock, choice: "custom", turn_ms: Number(choice) * 1000 };
}

/** Return the choice of the list that a clock is. */
export function clockChoice(settings: TableSettings): string {
  const { choice, turn_ms } = settings.clock;
  return choice === "custom" ? String(Math.round(turn_ms / 1000)) : choice;
}
