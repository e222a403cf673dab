/** What the client does with the server: players, tables, and the session at one of them. */
import { signal } from "@preact/signals";
import { lastTable, player, remember, roundBegan } from "../api/player.ts";
import { Refusal, Rest } from "../api/rest.ts";
import { LinkDriver, type Wire } from "../link/driver.ts";
import { Session } from "../link/session.ts";
import { rememberDeals } from "../proof/memory.ts";
import { locale } from "../texts/texts.ts";
import type { Level, NewTable } from "../wire/types.ts";
import { go } from "./router.ts";

export const rest = new Rest(
  () => player.value?.token ?? null,
  () => locale.value,
);

/** The table that is open now. */
export const session = signal<Session | null>(null);

/** The table whose match is to start as soon as its first view is here: `playNow`. */
export const starting = signal<string | null>(null);

/** The table where a seat is to be taken as soon as its first view is here. */
export const joining = signal<string | null>(null);

/** Return a known player, making a guest of this name if there is none yet. */
export async function ensurePlayer(name: string): Promise<void> {
  const known = player.value;
  if (known === null) {
    const { player: made, token } = await rest.createGuest(name);
    remember({ id: made.id, name: made.name, token, login: made.login });
  } else if (known.name !== name) {
    const renamed = await rest.rename(name);
    remember({ ...known, name: renamed.name });
  }
}

/**
 * Do something as a player of this name. A guest whom the server has forgotten becomes a new one;
 * who has a login is told instead, for there is something to come back to.
 */
export async function asPlayer<T>(name: string, act: () => Promise<T>): Promise<T> {
  try {
    await ensurePlayer(name);
    return await act();
  } catch (error) {
    if (!isForgottenGuest(error)) throw error;
    remember(null);
    await ensurePlayer(name);
    return act();
  }
}

function isForgottenGuest(error: unknown): boolean {
  const login = player.value?.login ?? null;
  return error instanceof Refusal && error.code === "unauthenticated" && login === null;
}

/** Play against AI seats at once: a new table, already started when its screen comes up. */
export async function playNow(name: string, level: Level, opponents: number): Promise<void> {
  const bots = Array.from({ length: opponents }, () => level);
  const wanted = { options: { players: opponents + 1 }, stand_in: level, bots };
  const view = await asPlayer(name, () => rest.createTable(wanted));
  starting.value = view.table.code;
  go(`/t/${view.table.code}`);
}

/** Make a table for friends; its lobby is shown. */
export async function createTable(name: string, table: Partial<NewTable>): Promise<void> {
  const view = await asPlayer(name, () => rest.createTable(table));
  go(`/t/${view.table.code}`);
}

/** Go to a table and take a seat there if one is free. */
export async function joinTable(name: string, code: string): Promise<void> {
  await asPlayer(name, () => rest.table(code));
  joining.value = code;
  go(`/t/${code}`);
}

export async function quickMatch(name: string, players: number): Promise<void> {
  const view = await asPlayer(name, () => rest.quickMatch(players));
  joining.value = view.table.code;
  go(`/t/${view.table.code}`);
}

/** Ends the watch over the deals of the session that is open. */
let forgetDeals = () => {};

/** Return the session at a table, opening it; at most one is open. */
export function open(code: string): Session {
  const present = session.value;
  if (present !== null && present.code === code) return present;
  present?.stop();
  forgetDeals();
  const identity = () => ({ token: player.value?.token ?? "", locale: locale.value });
  const connect = (wire: Wire) => new LinkDriver(socketUrl(), wire);
  const opened = new Session(code, identity, connect, undefined, roundBegan);
  forgetDeals = rememberDeals(opened);
  session.value = opened;
  lastTable.value = code;
  return opened;
}

/** Leave the present table's screen; the seat stays one's own. */
export function close(): void {
  session.value?.stop();
  forgetDeals();
  session.value = null;
}

function socketUrl(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
