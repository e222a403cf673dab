/** What the client does with the server: players, tables, and the session at one of them. */
import { signal } from "@preact/signals";
import { lastTable, player, remember } from "../api/player.ts";
import { Refusal, Rest } from "../api/rest.ts";
import { LinkDriver } from "../link/driver.ts";
import { Session } from "../link/session.ts";
import { language } from "../settings/settings.ts";
import { locale } from "../texts/texts.ts";
import type { Level, NewTable } from "../wire/types.ts";
import { go } from "./router.ts";

export const rest = new Rest(
  () => player.value?.token ?? null,
  () => locale.value,
);

/** The table that is open now. */
export const session = signal<Session | null>(null);

/** Return a known player, making a guest of this name if there is none yet. */
export async function ensurePlayer(name: string): Promise<void> {
  if (player.value !== null) {
    if (player.value.name === name) return;
    const renamed = await rest.rename(name);
    remember({ ...player.value, name: renamed.name });
    return;
  }
  const { player: made, token } = await rest.createGuest(name);
  remember({ id: made.id, name: made.name, token });
}

/** Play against AI seats at once: a new table, already started when its screen comes up. */
export async function playNow(name: string, level: Level, opponents: number): Promise<void> {
  await ensurePlayer(name);
  const bots = Array.from({ length: opponents }, () => level);
  const view = await rest.createTable({
    options: optionsFor(opponents + 1),
    stand_in: level,
    bots,
  });
  const opened = open(view.table.code);
  starting.value = view.table.code;
  opened.start();
  go(`/t/${view.table.code}`);
}

/** Make a table for friends; its lobby is shown. */
export async function createTable(name: string, table: Partial<NewTable>): Promise<string> {
  await ensurePlayer(name);
  const { table: made } = await rest.createTable(table);
  go(`/t/${made.code}`);
  return made.code;
}

export async function quickMatch(name: string, players: number): Promise<void> {
  await ensurePlayer(name);
  const view = await rest.quickMatch(players);
  go(`/t/${view.table.code}`);
}

/** The table whose match is to start as soon as its first view is here: `playNow`. */
export const starting = signal<string | null>(null);

/** Return the session at a table, opening it; at most one is open. */
export function open(code: string): Session {
  const present = session.value;
  if (present !== null && present.code === code) return present;
  present?.stop();
  const identity = () => ({ token: player.value?.token ?? "", locale: language.value });
  const opened = new Session(code, identity, (wire) => new LinkDriver(socketUrl(), wire));
  session.value = opened;
  lastTable.value = code;
  return opened;
}

/** Leave the present table's screen; the seat stays one's own. */
export function close(): void {
  session.value?.stop();
  session.value = null;
}

function socketUrl(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}

function optionsFor(players: number): NonNullable<NewTable["options"]> {
  return { players } as NonNullable<NewTable["options"]>;
}

export { Refusal };
