/** The REST API: one function for each request, and refusals as a typed error. */
import type { Level, MatchList, NewTable, Problem, RuleSheet, View } from "../wire/types.ts";

const ROOT = "/api/v1";

/** A request that the server refused; `code` is of the closed list, `network` for no answer. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Readonly<Record<string, string | number>>,
    text: string,
  ) {
    super(text);
  }
}

export interface Player {
  readonly id: string;
  readonly name: string;
}

export class Rest {
  constructor(
    private readonly token: () => string | null,
    private readonly locale: () => string,
  ) {}

  createGuest(name: string): Promise<{ player: Player; token: string }> {
    return this.request("POST", "/players", { name });
  }

  me(): Promise<Player> {
    return this.request("GET", "/players/me");
  }

  rename(name: string): Promise<Player> {
    return this.request("PATCH", "/players/me", { name });
  }

  createTable(table: Partial<NewTable>): Promise<View> {
    return this.request("POST", "/tables", table);
  }

  table(code: string): Promise<View> {
    return this.request("GET", `/tables/${encodeURIComponent(code)}`);
  }

  tables(): Promise<{ tables: { code: string; players: number; humans: number; bots: number }[] }> {
    return this.request("GET", "/tables");
  }

  quickMatch(players: number): Promise<View> {
    return this.request("POST", "/quick-match", { players });
  }

  matches(): Promise<MatchList> {
    return this.request("GET", "/matches");
  }

  rules(language: string, table?: string): Promise<RuleSheet> {
    const query = table === undefined ? "" : `?table=${encodeURIComponent(table)}`;
    return this.request("GET", `/rules/${language}${query}`);
  }

  async request<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await this.fetched(method, path, body);
    if (!response.ok) throw await refusalIn(response);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }

  private async fetched(method: string, path: string, body?: object): Promise<Response> {
    const headers = new Headers({ "Accept-Language": this.locale() });
    const token = this.token();
    if (token !== null) headers.set("Authorization", `Bearer ${token}`);
    if (body !== undefined) headers.set("Content-Type", "application/json");
    const sent = body === undefined ? null : JSON.stringify(body);
    try {
      return await fetch(ROOT + path, { method, headers, body: sent });
    } catch {
      throw new Refusal("network", {}, "");
    }
  }
}

async function refusalIn(response: Response): Promise<Refusal> {
  try {
    const problem = (await response.json()) as Problem;
    return new Refusal(problem.code, problem.params ?? {}, problem.title);
  } catch {
    return new Refusal("internal_error", {}, response.statusText);
  }
}

export type { Level };
