/** The REST API: one function for each request, and refusals as a typed error. */
import type {
  AiRound,
  BundleFile,
  MatchDetail,
  MatchList,
  NewTable,
  Problem,
  Replay,
  Review,
  RuleSheet,
  TableCard,
  View,
} from "../wire/types.ts";

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
  /** The name to log in by; null for guests. */
  readonly login: string | null;
}

export interface Admitted {
  readonly player: Player;
  readonly token: string;
}

export class Rest {
  constructor(
    private readonly token: () => string | null,
    private readonly locale: () => string,
  ) {}

  createGuest(name: string): Promise<Admitted> {
    return this.request("POST", "/players", { name });
  }

  me(): Promise<Player> {
    return this.request("GET", "/players/me");
  }

  rename(name: string): Promise<Player> {
    return this.request("PATCH", "/players/me", { name });
  }

  forgetMe(): Promise<void> {
    return this.request("DELETE", "/players/me");
  }

  register(login: string, password: string): Promise<Player> {
    return this.request("POST", "/players/me/credentials", { login, password });
  }

  logIn(login: string, password: string): Promise<Admitted> {
    return this.request("POST", "/sessions", { login, password });
  }

  logOut(): Promise<void> {
    return this.request("DELETE", "/sessions/current");
  }

  createTable(table: Partial<NewTable>): Promise<View> {
    return this.request("POST", "/tables", table);
  }

  table(code: string): Promise<View> {
    return this.request("GET", `/tables/${encodeURIComponent(code)}`);
  }

  tables(): Promise<{ readonly tables: readonly TableCard[] }> {
    return this.request("GET", "/tables");
  }

  quickMatch(players: number): Promise<View> {
    return this.request("POST", "/quick-match", { players });
  }

  matches(): Promise<MatchList> {
    return this.request("GET", "/matches");
  }

  match(id: string): Promise<MatchDetail> {
    return this.request("GET", `/matches/${encodeURIComponent(id)}`);
  }

  replay(id: string): Promise<Replay> {
    return this.request("GET", `/matches/${encodeURIComponent(id)}/replay`);
  }

  bundle(id: string): Promise<BundleFile> {
    return this.request("GET", `/matches/${encodeURIComponent(id)}/bundle`);
  }

  aiRound(id: string, round: number, seat: number): Promise<AiRound> {
    return this.request("GET", `/matches/${encodeURIComponent(id)}/rounds/${round}/ai/${seat}`);
  }

  /** Begin a review, or ask how far it is: call until its state is `done`. */
  review(id: string): Promise<Review> {
    return this.request("POST", `/matches/${encodeURIComponent(id)}/review`);
  }

  /** Make a private table that stands where a decision of the review was to be taken. */
  tryAgain(id: string, seq: number): Promise<View> {
    return this.request("POST", `/matches/${encodeURIComponent(id)}/review/${seq}/table`);
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
