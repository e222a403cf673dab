// Made from the server's models by `make client-types`; do not edit.
export interface paths {
    readonly "/api/v1/matches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List Matches
         * @description List the caller's own matches, those that run included, the newest first.
         */
        readonly get: operations["list_matches_api_v1_matches_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{match_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read Match
         * @description Show one of the caller's matches, with how each round ended.
         */
        readonly get: operations["read_match_api_v1_matches__match_id__get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{match_id}/bundle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Bundle Match
         * @description Give one of the caller's matches that somebody has won, to be kept, played and checked.
         *
         *     With every card, and with what proves that nobody has chosen them.
         */
        readonly get: operations["bundle_match_api_v1_matches__match_id__bundle_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{match_id}/replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Replay Match
         * @description Show one of the caller's matches again: as their seat saw it, open once it is won.
         */
        readonly get: operations["replay_match_api_v1_matches__match_id__replay_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{match_id}/review": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read Review
         * @description Show a review as far as it is; 404 where none was begun lately: `POST` begins it.
         */
        readonly get: operations["read_review_api_v1_matches__match_id__review_get"];
        readonly put?: never;
        /**
         * Review Match
         * @description Review the caller's own decisions of a match that somebody has won.
         *
         *     The first call begins it and answers 202; call again until it answers 200. Each decision
         *     is compared by what the caller could know, in the same samples of what they could not.
         */
        readonly post: operations["review_match_api_v1_matches__match_id__review_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{match_id}/review/{seq}/table": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Try Again
         * @description Make a private table that stands where the caller decided; AI players are the others.
         *
         *     `seq` is that of the decision in the review. The caller's own cards and all that lay open
         *     are as they were; the hidden cards are dealt anew, at random from all that the caller could
         *     not rule out. Such a deal cannot be checked, and is not that of the match.
         */
        readonly post: operations["try_again_api_v1_matches__match_id__review__seq__table_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{match_id}/rounds/{number}/ai/{seat}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Show Ai
         * @description Show what an AI player saw in a finished round, and why it did what it did.
         *
         *     Decision by decision, in one of the caller's matches; stand-ins are AI players, too.
         */
        readonly get: operations["show_ai_api_v1_matches__match_id__rounds__number__ai__seat__get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/players": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create Guest
         * @description Become a guest. Keep the token: it is all that leads back to this player.
         */
        readonly post: operations["create_guest_api_v1_players_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/players/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read Me
         * @description Show who the token belongs to.
         */
        readonly get: operations["read_me_api_v1_players_me_get"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete Me
         * @description Delete the player: name, login, password and tokens. Matches stay, without the name.
         */
        readonly delete: operations["delete_me_api_v1_players_me_delete"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Rename Me
         * @description Change the name that others read at tables where one sits down from now on.
         */
        readonly patch: operations["rename_me_api_v1_players_me_patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/players/me/credentials": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Register
         * @description Make the guest an account: log in by this name and password from now on.
         */
        readonly post: operations["register_api_v1_players_me_credentials_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/quick-match": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Quick Match
         * @description Sit at a table of this size; after a short wait AI players fill it, and it begins.
         *
         *     Asked again by somebody who has a seat at such a table and has not left it, the answer is
         *     that table.
         */
        readonly post: operations["quick_match_api_v1_quick_match_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/rules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read Rules
         * @description Return the rules in the language that suits best, English if none does.
         *
         *     `languages` lists all that there are. With `table` the settings show that table's values.
         */
        readonly get: operations["read_rules_api_v1_rules_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/rules/{language}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read Rules In
         * @description Return the rules in one language; for a tag such as `en-GB` also `en` will do.
         *
         *     With `table` the settings show that table's values.
         */
        readonly get: operations["read_rules_in_api_v1_rules__language__get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log In
         * @description Log in; the token is this device's, until it logs out.
         */
        readonly post: operations["log_in_api_v1_sessions_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/sessions/current": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Log Out
         * @description Log out: the token of this request is worth nothing from now on.
         */
        readonly delete: operations["log_out_api_v1_sessions_current_delete"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tables": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List Tables
         * @description List public tables with a free seat, of one size if `players` says which.
         */
        readonly get: operations["list_tables_api_v1_tables_get"];
        readonly put?: never;
        /**
         * Create Table
         * @description Make a table, and sit at it; the answer is the table as one's own seat sees it.
         */
        readonly post: operations["create_table_api_v1_tables_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tables/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read Table
         * @description Show an open table as one's own seat sees it, or as a spectator does.
         */
        readonly get: operations["read_table_api_v1_tables__code__get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tables/{code}/hint": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read Hint
         * @description Say what the strongest AI would do in the caller's place, from the caller's own view.
         *
         *     Only for who sits at the table and is to move, and where the table's `hints` are on.
         */
        readonly get: operations["read_hint_api_v1_tables__code__hint_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/healthz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Healthz
         * @description Answer as long as the process is alive.
         */
        readonly get: operations["healthz_healthz_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read Metrics
         * @description Show what the server has counted.
         */
        readonly get: operations["read_metrics_metrics_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/readyz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Readyz
         * @description Answer 200 when players can be served, else 503.
         */
        readonly get: operations["readyz_readyz_get"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Ack
         * @description It is stored: in record `seq`, now or when it came the first time.
         */
        readonly Ack: {
            /** @description Of an action. */
            readonly action_id?: string;
            /** @description Of a table operation. */
            readonly request_id?: string;
            readonly seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "ack";
        };
        /**
         * Act
         * @description A seat's action in the turn with this number.
         */
        readonly Act: {
            readonly action: components["schemas"]["DrawStock"] | components["schemas"]["DrawDiscard"] | components["schemas"]["Meld"] | components["schemas"]["LayOff"] | components["schemas"]["Discard"] | components["schemas"]["Turn"];
            /** @description New for each action, the same when it is sent again. */
            readonly action_id: string;
            /** @description `view.turn.number`, as the client saw it. */
            readonly turn: number;
            /** @constant */
            readonly type: "act";
        };
        /**
         * ActionFile
         * @description One action.
         */
        readonly ActionFile: {
            /**
             * Action
             * @example draw stock
             * @example meld 7S 8S 9S
             * @example discard KD
             */
            readonly action: string;
            /** At Ms */
            readonly at_ms: number;
            /**
             * By
             * @enum {string}
             */
            readonly by: "person" | "server";
            /** Card */
            readonly card: string | null;
            /** Seat */
            readonly seat: number;
        };
        /**
         * AddBot
         * @description Give an AI a seat, as the host.
         */
        readonly AddBot: {
            readonly level: components["schemas"]["Level"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "add_bot";
            readonly request_id: string;
            /** @default null */
            readonly seat?: number | null;
            /** @constant */
            readonly type: "table";
        };
        /**
         * AdmittedView
         * @description A person and a token, which is shown this once.
         */
        readonly AdmittedView: {
            readonly player: components["schemas"]["PlayerView"];
            /**
             * Token
             * @example rami_pPr0HqS7…
             */
            readonly token: string;
        };
        /**
         * AiDecision
         * @description One decision: what the seat was shown, what the AI chose, and why.
         */
        readonly AiDecision: {
            /** At Ms */
            readonly at_ms: number;
            /** Chosen */
            readonly chosen: string;
            /** Considered */
            readonly considered: readonly components["schemas"]["WeighedAction"][];
            /** Level */
            readonly level: string;
            /** Params */
            readonly params: {
                readonly [key: string]: unknown;
            };
            /** Reason */
            readonly reason: string;
            /** Seq */
            readonly seq: number;
            /** Text */
            readonly text: string;
            readonly view: components["schemas"]["View"];
        };
        /**
         * AiFile
         * @description A seat that an AI played.
         */
        readonly AiFile: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "bot";
            /**
             * Level
             * @enum {string}
             */
            readonly level: "easy" | "normal" | "hard";
        };
        /**
         * AiRound
         * @description A round through the eyes of an AI player.
         */
        readonly AiRound: {
            /** Decisions */
            readonly decisions: readonly components["schemas"]["AiDecision"][];
            /**
             * Match
             * @example 0b2f6a4c8e1d4f7a9c3b5d7e9f1a2b3c-1
             */
            readonly match: string;
            /** Round */
            readonly round: number;
            /** Seat */
            readonly seat: number;
        };
        /**
         * Alive
         * @description The process answers.
         */
        readonly Alive: {
            /**
             * Status
             * @default ok
             * @constant
             */
            readonly status?: "ok";
        };
        /**
         * BotSat
         * @description An AI was given a seat.
         */
        readonly BotSat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "bot_sat";
            readonly level: string;
            readonly seat: number;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
        };
        /**
         * BundleFile
         * @description A whole match: everything that is needed to play it again and to check its deals.
         */
        readonly BundleFile: {
            /** Digest */
            readonly digest: string;
            /**
             * Format
             * @constant
             */
            readonly format: "rami.bundle/1";
            /** Match */
            readonly match: number;
            readonly options: components["schemas"]["OptionsView"];
            /** Rounds */
            readonly rounds: readonly components["schemas"]["RoundFile"][];
            /** Rules */
            readonly rules: number;
            /** Scores */
            readonly scores: readonly number[];
            /** Seats */
            readonly seats: readonly (components["schemas"]["PersonFile"] | components["schemas"]["AiFile"])[];
            /** Server */
            readonly server: string;
            /** Started At Ms */
            readonly started_at_ms: number;
            /**
             * Table
             * @example K7PQ4M
             */
            readonly table: string;
            /** Turn */
            readonly turn: number;
            /** Winner */
            readonly winner: number | null;
        };
        /**
         * ClientInfo
         * @description Which program connects; for the server's statistics only.
         */
        readonly ClientInfo: {
            readonly name: string;
            readonly version: string;
        };
        /**
         * Clock
         * @description The clock of a table: `auto` is none for one person and 60 s + 60 s for several.
         */
        readonly Clock: {
            /** @default auto */
            readonly choice?: components["schemas"]["ClockChoice"];
            /**
             * @description For `custom`: the reserve of each seat for the match.
             * @default 60000
             */
            readonly reserve_ms?: number;
            /**
             * @description For `custom`: the time for each turn.
             * @default 60000
             */
            readonly turn_ms?: number;
        };
        /**
         * ClockChoice
         * @description What clock a table plays with.
         * @enum {string}
         */
        readonly ClockChoice: "auto" | "none" | "custom";
        /**
         * ClockView
         * @description The clock that the host chose.
         */
        readonly ClockView: {
            /**
             * Choice
             * @enum {string}
             */
            readonly choice: "auto" | "none" | "custom";
            /** Reserve Ms */
            readonly reserve_ms: number;
            /** Turn Ms */
            readonly turn_ms: number;
        };
        /**
         * Closed
         * @description The table is no more.
         */
        readonly Closed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "closed";
            /** @enum {string} */
            readonly reason: "abandoned" | "dismissed";
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
        };
        /**
         * Credited
         * @description The server was away for so long; nobody is charged for it.
         */
        readonly Credited: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "credited";
            readonly ms: number;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
        };
        /**
         * Dealt
         * @description A round begins; `hand` is the reader's own.
         */
        readonly Dealt: {
            /** @description How many each seat got. */
            readonly cards: readonly number[];
            /** @description The reader's own; null for spectators. */
            readonly hand: readonly string[] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "dealt";
            readonly round: number;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
            /** @description The seat that moves first. */
            readonly starter: number;
            /** @description How many cards are left. */
            readonly stock: number;
            readonly upcard: string;
        };
        /**
         * DealtOpen
         * @description A round begins, and every hand is open.
         */
        readonly DealtOpen: {
            /** Hands */
            readonly hands: readonly (readonly string[])[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "dealt_open";
            /** Round */
            readonly round: number;
            /** Seq */
            readonly seq: number;
            /** Starter */
            readonly starter: number;
            /** Stock */
            readonly stock: number;
            /** Upcard */
            readonly upcard: string;
        };
        /**
         * Discard
         * @description End the turn by discarding a card.
         */
        readonly Discard: {
            readonly card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "discard";
        };
        /**
         * Discarded
         * @description A seat discarded; its turn is over.
         */
        readonly Discarded: {
            readonly card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "discarded";
            readonly seat: number;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
        };
        /**
         * DiscardView
         * @description The discard pile: its top and how many cards.
         */
        readonly DiscardView: {
            readonly count: number;
            /** @description null for an empty pile. */
            readonly top: string | null;
        };
        /**
         * DrawDiscard
         * @description Take the visible card of the discard pile.
         */
        readonly DrawDiscard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "draw_discard";
        };
        /**
         * DrawStock
         * @description Draw the top card of the stock.
         */
        readonly DrawStock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "draw_stock";
        };
        /**
         * Drew
         * @description A seat drew; `card` is null if the reader may not see it.
         */
        readonly Drew: {
            /** @description null if the reader may not see it. */
            readonly card: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "drew";
            readonly seat: number;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
            /** @enum {string} */
            readonly source: "stock" | "discard";
        };
        /**
         * Emote
         * @description What people can say to each other; a closed list, so that nobody has to moderate it.
         * @enum {string}
         */
        readonly Emote: "hello" | "good_luck" | "well_played" | "thanks" | "oops" | "thinking" | "hurry" | "bye";
        /**
         * Emoted
         * @description The person in this seat says something; nothing else changes.
         */
        readonly Emoted: {
            /** @enum {string} */
            readonly emote: "hello" | "good_luck" | "well_played" | "thanks" | "oops" | "thinking" | "hurry" | "bye";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "emoted";
            readonly seat: number;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
        };
        /**
         * EndFile
         * @description How a round ended.
         */
        readonly EndFile: {
            /** Gain */
            readonly gain: number;
            /** Hands */
            readonly hands: readonly string[];
            /** Points */
            readonly points: readonly number[];
            /**
             * Reason
             * @enum {string}
             */
            readonly reason: "went_out" | "empty_stock";
            /** Winner */
            readonly winner: number;
        };
        /**
         * EndReason
         * @description Why a round ended.
         * @enum {string}
         */
        readonly EndReason: "went_out" | "empty_stock";
        /**
         * ExampleEnd
         * @description How a round ends, and where the match then stands.
         */
        readonly ExampleEnd: {
            /** Gain */
            readonly gain: number;
            /** Match Winner */
            readonly match_winner?: number | null;
            /** Points */
            readonly points: readonly number[];
            readonly reason: components["schemas"]["EndReason"];
            /** Scores */
            readonly scores: readonly number[];
            /** Winner */
            readonly winner: number;
        };
        /**
         * ExampleStep
         * @description What a seat does.
         */
        readonly ExampleStep: {
            /**
             * Action
             * @enum {string}
             */
            readonly action: "draw_stock" | "draw_discard" | "meld" | "lay_off" | "discard";
            /**
             * Cards
             * @default []
             */
            readonly cards?: readonly string[];
            /** Meld */
            readonly meld?: number | null;
            /** Seat */
            readonly seat: number;
        };
        /**
         * FieldProblem
         * @description One value that cannot be taken.
         */
        readonly FieldProblem: {
            /**
             * Field
             * @example options.players
             */
            readonly field: string;
            /**
             * Problem
             * @example Input should be less than or equal to 4
             */
            readonly problem: string;
        };
        /**
         * GiveNonce
         * @description Add to the next deal, so that nobody can have chosen its cards.
         *
         *     Clients do so by themselves, once for each `commit` of `view.next_deal`. The last one counts.
         */
        readonly GiveNonce: {
            /** @description The commitment that the client has seen. */
            readonly commit: string;
            /** @description 32 bytes of the client's own chance. */
            readonly nonce: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "nonce";
            readonly request_id: string;
            /** @constant */
            readonly type: "table";
        };
        /**
         * Hello
         * @description The first message, within 5 seconds; with `table` it resumes there.
         */
        readonly Hello: {
            /**
             * @description The last record known; without it only the present view comes.
             * @default null
             */
            readonly after_seq?: number | null;
            readonly client: components["schemas"]["ClientInfo"];
            /**
             * @description The language wanted for texts, such as `fr`.
             * @default null
             */
            readonly locale?: string | null;
            /**
             * @description The code of the table to go on at.
             * @default null
             */
            readonly table?: string | null;
            readonly token: string;
            /** @constant */
            readonly type: "hello";
        };
        /**
         * HintView
         * @description What the caller could do now.
         */
        readonly HintView: {
            /**
             * Action
             * @example {
             *       "card": "KD",
             *       "kind": "discard"
             *     }
             */
            readonly action: components["schemas"]["DrawStock"] | components["schemas"]["DrawDiscard"] | components["schemas"]["Meld"] | components["schemas"]["LayOff"] | components["schemas"]["Discard"] | components["schemas"]["Turn"];
            /** Reasons */
            readonly reasons: readonly components["schemas"]["ReasonView"][];
            /** Seat */
            readonly seat: number;
            /** Seq */
            readonly seq: number;
            /** Turn */
            readonly turn: number;
        };
        /**
         * HostNamed
         * @description The person in this seat is the host.
         */
        readonly HostNamed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "host";
            readonly seat: number;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
        };
        readonly Incoming: components["schemas"]["Hello"] | components["schemas"]["Act"] | components["schemas"]["Ping"] | (components["schemas"]["Join"] | components["schemas"]["Watch"] | components["schemas"]["Sit"] | components["schemas"]["Leave"] | components["schemas"]["Ready"] | components["schemas"]["Rematch"] | components["schemas"]["Start"] | components["schemas"]["GiveNonce"] | components["schemas"]["SendEmote"] | components["schemas"]["AddBot"] | components["schemas"]["RemoveBot"] | components["schemas"]["Kick"] | components["schemas"]["SetOptions"]);
        /**
         * Join
         * @description Go to a table and take a seat there, that one or the first that is free.
         */
        readonly Join: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "join";
            readonly request_id: string;
            /** @default null */
            readonly seat?: number | null;
            readonly table: string;
            /** @constant */
            readonly type: "table";
        };
        /**
         * Kick
         * @description Ask somebody to leave, as the host.
         */
        readonly Kick: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "kick";
            readonly request_id: string;
            readonly seat: number;
            /** @constant */
            readonly type: "table";
        };
        /**
         * LaidOff
         * @description A seat added cards to a meld.
         */
        readonly LaidOff: {
            /** @description The added cards only. */
            readonly cards: readonly string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "laid_off";
            readonly meld: number;
            readonly seat: number;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
        };
        /**
         * LastRound
         * @description How the last round ended, and the scores after it.
         */
        readonly LastRound: {
            /** @description What the winner's score grows by. */
            readonly gain: number;
            /** @description What each seat still held. */
            readonly hands: readonly (readonly string[])[];
            /** @description Until the next round is dealt, if not everybody is ready before; null if nothing waits. */
            readonly next_ms: number | null;
            /** @description What each hand counts. */
            readonly points: readonly number[];
            /** @enum {string} */
            readonly reason: "went_out" | "empty_stock";
            /** @description null for a deal that cannot be proved. */
            readonly reveal: components["schemas"]["Reveal"] | null;
            readonly scores: readonly number[];
            readonly winner: number;
        };
        /**
         * LayOff
         * @description Add cards to a meld on the table.
         */
        readonly LayOff: {
            readonly cards: readonly string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "lay_off";
            readonly meld: number;
        };
        /**
         * LayOffExample
         * @description Cards added to a meld on the table, and the meld that it becomes.
         */
        readonly LayOffExample: {
            /** Becomes */
            readonly becomes?: readonly string[] | null;
            /** Card */
            readonly card?: string | null;
            /** Cards */
            readonly cards: readonly string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "lay_off";
            /** Onto */
            readonly onto: readonly string[];
            readonly refused?: components["schemas"]["Reason"] | null;
        };
        /**
         * LayOffView
         * @description Cards that a meld would take.
         */
        readonly LayOffView: {
            readonly cards: readonly string[];
            readonly meld: number;
        };
        /**
         * Leave
         * @description Get up; in a match a stand-in plays on and the seat stays one's own.
         */
        readonly Leave: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "leave";
            readonly request_id: string;
            /** @constant */
            readonly type: "table";
        };
        /**
         * Legal
         * @description Exactly what will be accepted; the page says how each entry is sent.
         */
        readonly Legal: {
            readonly discards: readonly string[];
            /** @description Empty in the play phase; the other three are empty in the draw phase. */
            readonly draws: readonly ("stock" | "discard")[];
            readonly lay_offs: readonly components["schemas"]["LayOffView"][];
            readonly melds: readonly (readonly string[])[];
        };
        /**
         * Level
         * @description How well an AI seat plays (R13).
         * @enum {string}
         */
        readonly Level: "easy" | "normal" | "hard";
        /**
         * Limits
         * @description What a client must keep to.
         */
        readonly Limits: {
            /** @description The longest message. */
            readonly message_bytes: number;
            readonly messages_per_second: number;
            /** @description A link without any frame for so long counts as dead. */
            readonly silence_ms: number;
        };
        /**
         * LoginAndPassword
         * @description How somebody logs in.
         */
        readonly LoginAndPassword: {
            /**
             * Login
             * @example zoe
             */
            readonly login: string;
            /**
             * Password
             * @example three small blue boats
             */
            readonly password: string;
        };
        /**
         * MatchCard
         * @description One of the caller's own matches.
         */
        readonly MatchCard: {
            /**
             * Code
             * @example K7PQ4M
             */
            readonly code: string;
            /** Ended At */
            readonly ended_at: string | null;
            /**
             * Id
             * @example 0b2f6a4c8e1d4f7a9c3b5d7e9f1a2b3c-1
             */
            readonly id: string;
            /** Number */
            readonly number: number;
            readonly options: components["schemas"]["OptionsView"];
            /** Scores */
            readonly scores: readonly number[] | null;
            /** Seat */
            readonly seat: number;
            /** Seats */
            readonly seats: readonly components["schemas"]["MatchSeat"][];
            /**
             * Started At
             * Format: date-time
             */
            readonly started_at: string;
            /**
             * Status
             * @enum {string}
             */
            readonly status: "running" | "finished" | "abandoned";
            /** Winner */
            readonly winner: number | null;
        };
        /**
         * MatchDetail
         * @description A match with its rounds, of a running one those that are over.
         */
        readonly MatchDetail: {
            /**
             * Code
             * @example K7PQ4M
             */
            readonly code: string;
            /** Ended At */
            readonly ended_at: string | null;
            /**
             * Id
             * @example 0b2f6a4c8e1d4f7a9c3b5d7e9f1a2b3c-1
             */
            readonly id: string;
            /** Number */
            readonly number: number;
            readonly options: components["schemas"]["OptionsView"];
            /** Rounds */
            readonly rounds: readonly components["schemas"]["RoundCard"][];
            /** Scores */
            readonly scores: readonly number[] | null;
            /** Seat */
            readonly seat: number;
            /** Seats */
            readonly seats: readonly components["schemas"]["MatchSeat"][];
            /**
             * Started At
             * Format: date-time
             */
            readonly started_at: string;
            /**
             * Status
             * @enum {string}
             */
            readonly status: "running" | "finished" | "abandoned";
            /** Winner */
            readonly winner: number | null;
        };
        /**
         * MatchList
         * @description The caller's matches, the newest first; fewer than `limit` means that these are the last.
         */
        readonly MatchList: {
            /** Matches */
            readonly matches: readonly components["schemas"]["MatchCard"][];
        };
        /**
         * MatchSeat
         * @description Who played a seat, under the name they had at the start.
         */
        readonly MatchSeat: {
            /**
             * Kind
             * @enum {string}
             */
            readonly kind: "human" | "bot";
            /**
             * Level
             * @example normal
             */
            readonly level: string | null;
            /**
             * Name
             * @example Zoé
             */
            readonly name: string | null;
            /** Seat */
            readonly seat: number;
        };
        /**
         * MatchStarted
         * @description A match begins, with this clock or none.
         */
        readonly MatchStarted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "match_started";
            readonly reserve_ms: number | null;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
            /** @description The time for each turn; null without a clock. */
            readonly turn_ms: number | null;
        };
        /**
         * MatchView
         * @description The match so far.
         */
        readonly MatchView: {
            /** @description For each round that has ended, what each seat gained. */
            readonly gains: readonly (readonly number[])[];
            readonly limit: number;
            readonly scores: readonly number[];
            readonly winner: number | null;
        };
        /**
         * Meld
         * @description Lay down a new meld.
         */
        readonly Meld: {
            readonly cards: readonly string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "meld";
        };
        /**
         * Melded
         * @description A seat laid a new meld.
         */
        readonly Melded: {
            readonly cards: readonly string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "melded";
            /** @description The new meld's id. */
            readonly meld: number;
            /** @enum {string} */
            readonly meld_kind: "run" | "set";
            readonly seat: number;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
        };
        /**
         * MeldExample
         * @description Cards laid down together: which meld they are, or why they are none.
         */
        readonly MeldExample: {
            /** Card */
            readonly card?: string | null;
            /** Cards */
            readonly cards: readonly string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "meld";
            readonly meld?: components["schemas"]["MeldKind"] | null;
            readonly refused?: components["schemas"]["Reason"] | null;
        };
        /**
         * MeldKind
         * @description The two kinds of meld.
         * @enum {string}
         */
        readonly MeldKind: "run" | "set";
        /**
         * MeldView
         * @description A meld on the table, its cards ascending.
         */
        readonly MeldView: {
            readonly cards: readonly string[];
            /** @description To lay off on it; counted from 0 in each round. */
            readonly id: number;
            /** @enum {string} */
            readonly kind: "run" | "set";
            readonly owner: number;
        };
        /**
         * Named
         * @description A name that others read; several people may have the same.
         */
        readonly Named: {
            /**
             * Name
             * @example Zoé
             */
            readonly name: string;
        };
        /**
         * NewTable
         * @description A table as somebody wants it; everything has a default.
         */
        readonly NewTable: {
            /**
             * Bots
             * @default []
             * @example [
             *       "normal"
             *     ]
             */
            readonly bots?: readonly components["schemas"]["Level"][];
            /**
             * @default {
             *       "choice": "auto",
             *       "turn_ms": 60000,
             *       "reserve_ms": 60000
             *     }
             */
            readonly clock?: components["schemas"]["Clock"];
            /**
             * Hints
             * @default true
             */
            readonly hints?: boolean;
            /**
             * @default {
             *       "players": 2,
             *       "score_limit": 100,
             *       "ace_high": false,
             *       "discard_to_win": false,
             *       "no_return": false,
             *       "discard_draw_cap": 20
             *     }
             */
            readonly options?: components["schemas"]["Options"];
            /**
             * Sit
             * @default true
             */
            readonly sit?: boolean;
            /** @default normal */
            readonly stand_in?: components["schemas"]["Level"];
            /**
             * Visibility
             * @default private
             * @enum {string}
             */
            readonly visibility?: "private" | "public";
        };
        /**
         * NextDeal
         * @description The deal that comes next: what the server is bound to, and who has added to it.
         */
        readonly NextDeal: {
            /** Commit */
            readonly commit: string;
            /** Match */
            readonly match: number;
            /** Nonce */
            readonly nonce: string | null;
            /** Nonces */
            readonly nonces: readonly boolean[];
            /** Round */
            readonly round: number;
        };
        /**
         * NonceGiven
         * @description The person in this seat has added to the next deal; what, `sealed` tells.
         */
        readonly NonceGiven: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "nonce";
            readonly seat: number;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
        };
        /**
         * Notice
         * @description Something to know, unasked.
         */
        readonly Notice: {
            /** @description What, for programs: see the list of notices. */
            readonly code: string;
            /** @description What, for people, in the language of `hello`. */
            readonly message: string;
            readonly params: {
                readonly [key: string]: number | string;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "notice";
        };
        /**
         * Opened
         * @description The table exists.
         */
        readonly Opened: {
            readonly code: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "opened";
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
        };
        /**
         * Options
         * @description The rules of a table.
         */
        readonly Options: {
            /**
             * @description An ace left in a hand counts 11 instead of 1.
             * @default false
             */
            readonly ace_high?: boolean;
            /**
             * @description Draws from the pile in a row before the stock must be used; 0: any.
             * @default 20
             */
            readonly discard_draw_cap?: number;
            /**
             * @description The last card must be a discard.
             * @default false
             */
            readonly discard_to_win?: boolean;
            /**
             * @description A card taken from the pile may not go back in the same turn.
             * @default false
             */
            readonly no_return?: boolean;
            /** @default 2 */
            readonly players?: number;
            /**
             * @description The match ends when a score reaches it.
             * @default 100
             */
            readonly score_limit?: number;
        };
        /**
         * OptionsView
         * @description The rules of the table.
         */
        readonly OptionsView: {
            /** Ace High */
            readonly ace_high: boolean;
            /** Discard Draw Cap */
            readonly discard_draw_cap: number;
            /** Discard To Win */
            readonly discard_to_win: boolean;
            /** No Return */
            readonly no_return: boolean;
            /** Players */
            readonly players: number;
            /** Score Limit */
            readonly score_limit: number;
        };
        readonly Outgoing: components["schemas"]["Welcome"] | components["schemas"]["Ack"] | components["schemas"]["Refused"] | components["schemas"]["Notice"] | components["schemas"]["Pong"] | components["schemas"]["Update"];
        /**
         * PersonFile
         * @description A seat that a person played, under the name they had at the start.
         */
        readonly PersonFile: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "human";
            /** Name */
            readonly name: string;
        };
        /**
         * Ping
         * @description Ask whether the link is alive.
         */
        readonly Ping: {
            /** @default null */
            readonly id?: string | null;
            /** @constant */
            readonly type: "ping";
        };
        /**
         * PlayerInfo
         * @description Who the token belongs to.
         */
        readonly PlayerInfo: {
            readonly id: string;
            readonly name: string;
        };
        /**
         * PlayerView
         * @description A person, as only they themselves see it.
         */
        readonly PlayerView: {
            /**
             * Id
             * @example 0b2f6a4c8e1d4f7a9c3b5d7e9f1a2b3c
             */
            readonly id: string;
            /**
             * Login
             * @example zoe
             */
            readonly login: string | null;
            /**
             * Name
             * @example Zoé
             */
            readonly name: string;
        };
        /**
         * PlayExample
         * @description A situation and what is done in it, seat 0 first; the last step may be refused.
         */
        readonly PlayExample: {
            /** Card */
            readonly card?: string | null;
            /** Discard */
            readonly discard: string;
            /**
             * Discard Draws
             * @default 0
             */
            readonly discard_draws?: number;
            readonly end?: components["schemas"]["ExampleEnd"] | null;
            /** Hands */
            readonly hands: readonly (readonly string[])[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "play";
            /**
             * Melds
             * @default []
             */
            readonly melds?: readonly (readonly string[])[];
            /**
             * Options
             * @default {}
             */
            readonly options?: {
                readonly [key: string]: boolean | number;
            };
            /**
             * Phase
             * @default draw
             * @enum {string}
             */
            readonly phase?: "draw" | "play";
            readonly refused?: components["schemas"]["Reason"] | null;
            /** Scores */
            readonly scores?: readonly number[] | null;
            /** Steps */
            readonly steps: readonly components["schemas"]["ExampleStep"][];
            /** Stock */
            readonly stock?: number | null;
            /** Taken */
            readonly taken?: string | null;
        };
        /**
         * PointsExample
         * @description Cards left in a hand, and what they count.
         */
        readonly PointsExample: {
            /**
             * Ace High
             * @default false
             */
            readonly ace_high?: boolean;
            /** Cards */
            readonly cards: readonly string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "points";
            /** Points */
            readonly points: number;
        };
        /**
         * Pong
         * @description The answer to `ping`.
         */
        readonly Pong: {
            /** @description The ping's, if it had one. */
            readonly id?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "pong";
        };
        /**
         * Presence
         * @description How a seat can be reached from now on.
         */
        readonly Presence: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "presence";
            /** @enum {string} */
            readonly link: "here" | "slow" | "away" | "bot";
            readonly seat: number;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
        };
        /**
         * ProblemDocument
         * @description Why a request was not carried out; nothing has changed.
         */
        readonly ProblemDocument: {
            /**
             * Code
             * @enum {string}
             */
            readonly code: "round_over" | "not_your_turn" | "wrong_phase" | "discard_pile_empty" | "discard_draws_exhausted" | "no_steps" | "too_few_cards" | "duplicate_card" | "card_not_held" | "not_a_meld" | "not_a_set" | "not_a_run" | "ace_is_high" | "unknown_meld" | "does_not_fit" | "must_keep_a_discard" | "card_just_taken" | "not_seated" | "already_seated" | "seat_taken" | "no_such_seat" | "seat_empty" | "table_full" | "table_closed" | "not_host" | "not_a_bot" | "already_started" | "not_started" | "not_ready" | "bad_options" | "stale_turn" | "stale_commit" | "time_is_up" | "too_soon" | "nothing_to_do" | "try_again" | "busy" | "unknown_table" | "table_parked" | "draining" | "bad_message" | "unknown_card" | "too_large" | "rate_limited" | "unauthenticated" | "forbidden" | "not_at_a_table" | "not_found" | "method_not_allowed" | "bad_credentials" | "login_taken" | "already_registered" | "unknown_language" | "match_not_over" | "round_not_over" | "internal_error";
            /**
             * Detail
             * @example There is no open table with this code.
             */
            readonly detail: string;
            /** Errors */
            readonly errors?: readonly components["schemas"]["FieldProblem"][];
            /** Params */
            readonly params?: {
                readonly [key: string]: number | string;
            };
            /**
             * Status
             * @example 404
             */
            readonly status: number;
            /**
             * Title
             * @example There is no open table with this code.
             */
            readonly title: string;
            /**
             * Type
             * @example urn:rami:problem:unknown_table
             */
            readonly type: string;
        };
        /**
         * QuickMatch
         * @description What somebody wants to play.
         */
        readonly QuickMatch: {
            /**
             * Players
             * @example 2
             */
            readonly players: number;
        };
        /**
         * Readiness
         * @description Whether players can be served, and if not, what is missing.
         */
        readonly Readiness: {
            /**
             * Bus
             * @enum {string}
             */
            readonly bus: "none" | "ok" | "away";
            /**
             * Database
             * @enum {string}
             */
            readonly database: "ok" | "unreachable";
            /**
             * Status
             * @enum {string}
             */
            readonly status: "ready" | "unavailable" | "draining";
        };
        /**
         * Ready
         * @description Be ready to start, or for the next round; or no longer.
         */
        readonly Ready: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "ready";
            /** @default true */
            readonly ready?: boolean;
            readonly request_id: string;
            /** @constant */
            readonly type: "table";
        };
        /**
         * ReadySet
         * @description A person is ready, or no longer.
         */
        readonly ReadySet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "ready";
            readonly ready: boolean;
            readonly seat: number;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
        };
        /**
         * Reason
         * @description Every reason there is; the value is the code on the wire.
         * @enum {string}
         */
        readonly Reason: "round_over" | "not_your_turn" | "wrong_phase" | "discard_pile_empty" | "discard_draws_exhausted" | "no_steps" | "too_few_cards" | "duplicate_card" | "card_not_held" | "not_a_meld" | "not_a_set" | "not_a_run" | "ace_is_high" | "unknown_meld" | "does_not_fit" | "must_keep_a_discard" | "card_just_taken";
        /**
         * ReasonView
         * @description One reason, from a closed list of codes; the first says what the decision is.
         */
        readonly ReasonView: {
            /**
             * Code
             * @example discards_least_worth
             * @enum {string}
             */
            readonly code: "goes_out" | "takes_to_go_out" | "takes_for_meld" | "takes_to_lay_off" | "takes_for_points" | "takes_for_chances" | "draws_unknown" | "draws_only_way" | "ends_round" | "lays_down" | "discards_isolated" | "discards_highest" | "discards_least_worth" | "holds_back" | "played_out" | "only_move" | "deadwood" | "deadwood_now" | "points" | "risk" | "chances" | "memory_holds" | "memory_let_go";
            /**
             * Params
             * @example {
             *       "card": "KD"
             *     }
             */
            readonly params: {
                readonly [key: string]: number | string | readonly string[];
            };
            /**
             * Text
             * @example The king of diamonds is worth the least to you.
             */
            readonly text: string;
        };
        /**
         * Refused
         * @description Nothing has changed. The id is the refused message's, if it could be read.
         */
        readonly Refused: {
            readonly action_id?: string;
            /** @description Why, for programs: see the list of codes. */
            readonly code: string;
            /** @description Why, for people, in the language of `hello`. */
            readonly message: string;
            /** @description What offended: a card, a number, a field. */
            readonly params: {
                readonly [key: string]: number | string;
            };
            readonly request_id?: string;
            /** @description The table's present record; null if the client is at no table. */
            readonly seq: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "refused";
        };
        /**
         * Rematch
         * @description Want another match; it begins when everybody present does.
         */
        readonly Rematch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "rematch";
            readonly request_id: string;
            /** @constant */
            readonly type: "table";
        };
        /**
         * RemoveBot
         * @description Take an AI away, as the host.
         */
        readonly RemoveBot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "remove_bot";
            readonly request_id: string;
            readonly seat: number;
            /** @constant */
            readonly type: "table";
        };
        /**
         * Replay
         * @description A match, record by record; the events are those of the socket's `update`.
         */
        readonly Replay: {
            readonly match: components["schemas"]["MatchCard"];
            /** Open */
            readonly open: boolean;
            /** Records */
            readonly records: readonly components["schemas"]["ReplayRecord"][];
        };
        /**
         * ReplayRecord
         * @description What one action brought about.
         */
        readonly ReplayRecord: {
            /** At Ms */
            readonly at_ms: number;
            /** Events */
            readonly events: readonly (components["schemas"]["Opened"] | components["schemas"]["Sat"] | components["schemas"]["BotSat"] | components["schemas"]["SeatEmptied"] | components["schemas"]["HostNamed"] | components["schemas"]["SettingsChanged"] | components["schemas"]["ReadySet"] | components["schemas"]["Emoted"] | components["schemas"]["Presence"] | components["schemas"]["MatchStarted"] | components["schemas"]["NonceGiven"] | components["schemas"]["Sealed"] | components["schemas"]["Revealed"] | components["schemas"]["Dealt"] | components["schemas"]["Drew"] | components["schemas"]["Melded"] | components["schemas"]["LaidOff"] | components["schemas"]["Discarded"] | components["schemas"]["RoundEnded"] | components["schemas"]["TimedOut"] | components["schemas"]["Credited"] | components["schemas"]["Closed"] | components["schemas"]["DealtOpen"])[];
            /** Seq */
            readonly seq: number;
        };
        /**
         * Reveal
         * @description All that a deal was made of: anyone can deal the round again.
         */
        readonly Reveal: {
            /** Commit */
            readonly commit: string;
            /** Match */
            readonly match: number;
            /** Nonces */
            readonly nonces: readonly (string | null)[];
            /** Round */
            readonly round: number;
            /** Secret */
            readonly secret: string;
        };
        /**
         * Revealed
         * @description The secret of the round that has just ended: anyone can deal it again.
         */
        readonly Revealed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "revealed";
            readonly secret: string;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
        };
        /**
         * ReviewedDecision
         * @description One decision of the caller: a draw, or all the rest of a turn.
         */
        readonly ReviewedDecision: {
            /** Discard */
            readonly discard: string | null;
            /**
             * Done
             * @example {
             *       "card": "7S",
             *       "kind": "discard"
             *     }
             */
            readonly done: components["schemas"]["DrawStock"] | components["schemas"]["DrawDiscard"] | components["schemas"]["Meld"] | components["schemas"]["LayOff"] | components["schemas"]["Discard"] | components["schemas"]["Turn"];
            /** Error */
            readonly error: number;
            /** Gain */
            readonly gain: number;
            /** Hand */
            readonly hand: readonly string[];
            /**
             * Hard
             * @example {
             *       "card": "KD",
             *       "kind": "discard"
             *     }
             */
            readonly hard: components["schemas"]["DrawStock"] | components["schemas"]["DrawDiscard"] | components["schemas"]["Meld"] | components["schemas"]["LayOff"] | components["schemas"]["Discard"] | components["schemas"]["Turn"];
            /** Reasons */
            readonly reasons: readonly components["schemas"]["ReasonView"][];
            /** Round */
            readonly round: number;
            /** Same */
            readonly same: boolean;
            /** Seq */
            readonly seq: number;
            /** Turn */
            readonly turn: number;
            /** Worst */
            readonly worst: boolean;
        };
        /**
         * ReviewView
         * @description A review, or how far it is.
         */
        readonly ReviewView: {
            /** Decisions */
            readonly decisions: readonly components["schemas"]["ReviewedDecision"][];
            /** Judged */
            readonly judged: number;
            /** Left Out */
            readonly left_out: number;
            /**
             * Match
             * @example 0b2f6a4c8e1d4f7a9c3b5d7e9f1a2b3c-1
             */
            readonly match: string;
            /** Seat */
            readonly seat: number;
            /**
             * State
             * @enum {string}
             */
            readonly state: "running" | "done";
            /** Total */
            readonly total: number;
            /**
             * Worlds
             * @example 100
             */
            readonly worlds: number;
        };
        /**
         * RoundCard
         * @description How a round ended.
         */
        readonly RoundCard: {
            /** Gain */
            readonly gain: number;
            /** Points */
            readonly points: readonly number[];
            /**
             * Reason
             * @enum {string}
             */
            readonly reason: "went_out" | "empty_stock";
            /** Winner */
            readonly winner: number;
        };
        /**
         * RoundEnded
         * @description A round is over; all hands are open.
         */
        readonly RoundEnded: {
            /** @description What the winner's score grows by. */
            readonly gain: number;
            /** @description What each seat still held. */
            readonly hands: readonly (readonly string[])[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "round_ended";
            /** @description What each hand counts. */
            readonly points: readonly number[];
            /** @enum {string} */
            readonly reason: "went_out" | "empty_stock";
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
            readonly winner: number;
        };
        /**
         * RoundFile
         * @description One round: how it was dealt, what was done, how it ended.
         */
        readonly RoundFile: {
            /** Actions */
            readonly actions: readonly components["schemas"]["ActionFile"][];
            /** Commit */
            readonly commit: string | null;
            /** Deck */
            readonly deck: string;
            readonly end: components["schemas"]["EndFile"] | null;
            /** Nonces */
            readonly nonces: readonly (string | null)[] | null;
            /** Position */
            readonly position: string | null;
            /** Secret */
            readonly secret: string | null;
            /** Seed */
            readonly seed: string | null;
            /** Starter */
            readonly starter: number;
        };
        /**
         * RoundView
         * @description The present round.
         */
        readonly RoundView: {
            /** Commit */
            readonly commit: string | null;
            /** Dealer */
            readonly dealer: number;
            /** Nonces */
            readonly nonces: readonly (string | null)[] | null;
            /** Number */
            readonly number: number;
            /** Starter */
            readonly starter: number;
        };
        /**
         * RuleExample
         * @description An example: `text` says in words what `data` shows.
         */
        readonly RuleExample: {
            /** Data */
            readonly data: components["schemas"]["MeldExample"] | components["schemas"]["LayOffExample"] | components["schemas"]["PointsExample"] | components["schemas"]["PlayExample"];
            /**
             * Id
             * @example queen_king_ace
             */
            readonly id: string;
            /** Text */
            readonly text: string;
        };
        /**
         * RuleItem
         * @description One thing to know.
         */
        readonly RuleItem: {
            /**
             * Clauses
             * @example [
             *       "R3"
             *     ]
             */
            readonly clauses: readonly string[];
            /**
             * Depends On
             * @example [
             *       "options.ace_high"
             *     ]
             */
            readonly depends_on: readonly string[];
            /** Examples */
            readonly examples: readonly components["schemas"]["RuleExample"][];
            /**
             * Id
             * @example melds.run
             */
            readonly id: string;
            readonly option: components["schemas"]["RuleOption"] | null;
            /** Text */
            readonly text: string;
            /** Title */
            readonly title: string;
        };
        /**
         * RuleLanguage
         * @description A language that there is a rule sheet in.
         */
        readonly RuleLanguage: {
            /**
             * Name
             * @example English
             */
            readonly name: string;
            /**
             * Tag
             * @example en
             */
            readonly tag: string;
        };
        /**
         * RuleOption
         * @description A setting of a table.
         */
        readonly RuleOption: {
            /** Choices */
            readonly choices: readonly string[] | null;
            /**
             * Default
             * @example 100
             */
            readonly default: boolean | number | string;
            /**
             * Field
             * @example options.score_limit
             */
            readonly field: string;
            /**
             * Least
             * @example 1
             */
            readonly least: number | null;
            /**
             * Most
             * @example 10000
             */
            readonly most: number | null;
            /**
             * Value
             * @example 200
             */
            readonly value: boolean | number | string | null;
        };
        /**
         * RuleSection
         * @description A part of the sheet.
         */
        readonly RuleSection: {
            /**
             * Id
             * @example melds
             */
            readonly id: string;
            /** Items */
            readonly items: readonly components["schemas"]["RuleItem"][];
            /** Title */
            readonly title: string;
        };
        /**
         * RuleSheet
         * @description All rules in one language.
         */
        readonly RuleSheet: {
            /**
             * Language
             * @example en
             */
            readonly language: string;
            /** Languages */
            readonly languages: readonly components["schemas"]["RuleLanguage"][];
            /** Sections */
            readonly sections: readonly components["schemas"]["RuleSection"][];
            /**
             * Table
             * @example K7PQ4M
             */
            readonly table: string | null;
            /** Title */
            readonly title: string;
            /**
             * Version
             * @example 1.1.0
             */
            readonly version: string;
        };
        /**
         * Sat
         * @description A person took a seat.
         */
        readonly Sat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "sat";
            readonly name: string;
            readonly seat: number;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
        };
        /**
         * Sealed
         * @description The deal that follows is closed: what was committed to, and what the seats added.
         */
        readonly Sealed: {
            readonly commit: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "sealed";
            /** @description Which match of the table, from 1. */
            readonly match: number;
            /** @description By seat; null for a seat that added nothing. */
            readonly nonces: readonly (string | null)[];
            readonly round: number;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
        };
        /**
         * SeatEmptied
         * @description Nobody sits here any more.
         */
        readonly SeatEmptied: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "seat_emptied";
            readonly seat: number;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
        };
        /**
         * SeatView
         * @description A seat as all see it.
         */
        readonly SeatView: {
            /** @description Until a stand-in takes over. */
            readonly away_ms?: number;
            /** @description How many it holds. */
            readonly cards: number;
            /** @enum {string} */
            readonly kind: "human" | "bot" | "empty";
            /** @description An AI's: `easy`, `normal` or `hard`. */
            readonly level?: string;
            /** @description `bot`: an AI plays, as owner or stand-in; null for an empty seat. */
            readonly link: ("here" | "slow" | "away" | "bot") | null;
            /** @description null for AI and empty seats. */
            readonly name: string | null;
            /** @description To start, for the next round, or for a rematch. */
            readonly ready: boolean;
            readonly score: number;
            readonly seat: number;
        };
        /**
         * SendEmote
         * @description Say something to the others, at any time, as who sits there.
         */
        readonly SendEmote: {
            readonly emote: components["schemas"]["Emote"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "emote";
            readonly request_id: string;
            /** @constant */
            readonly type: "table";
        };
        /**
         * SetOptions
         * @description Choose other settings, as the host, before a match.
         */
        readonly SetOptions: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "set_options";
            readonly request_id: string;
            readonly settings: components["schemas"]["Settings"];
            /** @constant */
            readonly type: "table";
        };
        /**
         * Settings
         * @description Everything that a table's host chooses.
         */
        readonly Settings: {
            /**
             * @default {
             *       "choice": "auto",
             *       "turn_ms": 60000,
             *       "reserve_ms": 60000
             *     }
             */
            readonly clock?: components["schemas"]["Clock"];
            /**
             * @description Whether the server gives hints.
             * @default true
             */
            readonly hints?: boolean;
            /**
             * @default {
             *       "players": 2,
             *       "score_limit": 100,
             *       "ace_high": false,
             *       "discard_to_win": false,
             *       "no_return": false,
             *       "discard_draw_cap": 20
             *     }
             */
            readonly options?: components["schemas"]["Options"];
            /**
             * @description Which AI plays for people who stay away.
             * @default normal
             */
            readonly stand_in?: components["schemas"]["Level"];
        };
        /**
         * SettingsChanged
         * @description The host chose other settings: see the view.
         */
        readonly SettingsChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "settings";
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
        };
        /**
         * SettingsView
         * @description What the host chose.
         */
        readonly SettingsView: {
            readonly clock: components["schemas"]["ClockView"];
            /** Hints */
            readonly hints: boolean;
            readonly options: components["schemas"]["OptionsView"];
            /** Stand In */
            readonly stand_in: string;
        };
        /**
         * Sit
         * @description Take a seat at the table one is at.
         */
        readonly Sit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "sit";
            readonly request_id: string;
            /** @default null */
            readonly seat?: number | null;
            /** @constant */
            readonly type: "table";
        };
        /**
         * Start
         * @description Start the match, as its host.
         */
        readonly Start: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "start";
            readonly request_id: string;
            /** @constant */
            readonly type: "table";
        };
        /**
         * StockView
         * @description The stock: only how many cards.
         */
        readonly StockView: {
            readonly count: number;
        };
        /**
         * TableCard
         * @description A table in the list of those that one can join.
         */
        readonly TableCard: {
            /**
             * Bots
             * @example 1
             */
            readonly bots: number;
            /**
             * Code
             * @example K7PQ4M
             */
            readonly code: string;
            /**
             * Humans
             * @example 1
             */
            readonly humans: number;
            /**
             * Players
             * @example 4
             */
            readonly players: number;
        };
        /**
         * TableInfo
         * @description The table itself.
         */
        readonly TableInfo: {
            readonly code: string;
            /** @description The seat that may set the table and start; null while nobody sits. */
            readonly host: number | null;
            /** @description Nobody who sits here can be reached; everything waits. */
            readonly paused: boolean;
            readonly settings: components["schemas"]["SettingsView"];
            /** @enum {string} */
            readonly status: "lobby" | "playing" | "finished" | "closed";
            /** @enum {string} */
            readonly visibility: "public" | "private" | "quick";
        };
        /**
         * TableList
         * @description Public tables with a free seat, the fullest first.
         */
        readonly TableList: {
            /** Tables */
            readonly tables: readonly components["schemas"]["TableCard"][];
        };
        /**
         * TimedOut
         * @description A person's time is used up; the server draws and discards.
         */
        readonly TimedOut: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "timed_out";
            readonly seat: number;
            /** @description The record it belongs to; several events may share one. */
            readonly seq: number;
            readonly turn: number;
        };
        /**
         * Turn
         * @description Melds, lay-offs and the discard of one turn: all of them or none.
         */
        readonly Turn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "turn";
            readonly steps: readonly (components["schemas"]["Meld"] | components["schemas"]["LayOff"] | components["schemas"]["Discard"])[];
        };
        /**
         * TurnView
         * @description Whose turn it is; times only where a clock runs.
         */
        readonly TurnView: {
            /** @description What `act` repeats; counted through all matches of the table. */
            readonly number: number;
            /** @enum {string} */
            readonly phase: "draw" | "play";
            /** @description Of this turn, when the update was made; null without a clock. */
            readonly remaining_ms: number | null;
            /** @description Of the reserve for the match; it runs when the turn is used up. */
            readonly reserve_ms: number | null;
            readonly seat: number;
            /** @description The card taken from the discard pile in this turn. */
            readonly taken: string | null;
        };
        /**
         * Update
         * @description What happened, and the whole truth after it.
         */
        readonly Update: {
            /** @description What happened since the last update, in order. */
            readonly events: readonly (components["schemas"]["Opened"] | components["schemas"]["Sat"] | components["schemas"]["BotSat"] | components["schemas"]["SeatEmptied"] | components["schemas"]["HostNamed"] | components["schemas"]["SettingsChanged"] | components["schemas"]["ReadySet"] | components["schemas"]["Emoted"] | components["schemas"]["Presence"] | components["schemas"]["MatchStarted"] | components["schemas"]["NonceGiven"] | components["schemas"]["Sealed"] | components["schemas"]["Revealed"] | components["schemas"]["Dealt"] | components["schemas"]["Drew"] | components["schemas"]["Melded"] | components["schemas"]["LaidOff"] | components["schemas"]["Discarded"] | components["schemas"]["RoundEnded"] | components["schemas"]["TimedOut"] | components["schemas"]["Credited"] | components["schemas"]["Closed"])[];
            /** @description The table's last record; resume after it. */
            readonly seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "update";
            readonly view: components["schemas"]["View"];
        };
        /**
         * View
         * @description The whole truth for one reader.
         */
        readonly View: {
            readonly discard: components["schemas"]["DiscardView"] | null;
            /** @description null before a round of the match has ended. */
            readonly last_round: components["schemas"]["LastRound"] | null;
            /** @description Only for the seat whose turn it is. */
            readonly legal: components["schemas"]["Legal"] | null;
            readonly match: components["schemas"]["MatchView"] | null;
            /** @description In the order they were laid. */
            readonly melds: readonly components["schemas"]["MeldView"][];
            /** @description null while a round is played. */
            readonly next_deal: components["schemas"]["NextDeal"] | null;
            readonly round: components["schemas"]["RoundView"] | null;
            readonly seats: readonly components["schemas"]["SeatView"][];
            /** @description The table's last record that it shows. */
            readonly seq: number;
            /** @description Like `discard`, `round` and `match`, null before the first match. */
            readonly stock: components["schemas"]["StockView"] | null;
            readonly table: components["schemas"]["TableInfo"];
            /** @description null between rounds. */
            readonly turn: components["schemas"]["TurnView"] | null;
            /** @description null for spectators. */
            readonly you: components["schemas"]["You"] | null;
        };
        /**
         * Watch
         * @description Go to a table and look on, or follow it again as who sits there.
         */
        readonly Watch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "watch";
            readonly request_id: string;
            readonly table: string;
            /** @constant */
            readonly type: "table";
        };
        /**
         * WeighedAction
         * @description One of the actions that were weighed; more value is better.
         */
        readonly WeighedAction: {
            /** Parts */
            readonly parts: {
                readonly [key: string]: unknown;
            };
            /** Text */
            readonly text: string;
            /** Value */
            readonly value: number | null;
        };
        /**
         * Welcome
         * @description The answer to `hello`.
         */
        readonly Welcome: {
            /** @description Optional parts of the protocol that this server offers. */
            readonly features: readonly string[];
            readonly limits: components["schemas"]["Limits"];
            readonly player: components["schemas"]["PlayerInfo"];
            /** @constant */
            readonly protocol: "rami.v1";
            /** @description Seconds since the epoch, for display only. */
            readonly server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "welcome";
        };
        /**
         * You
         * @description The reader's own seat and cards, in the order they came.
         */
        readonly You: {
            readonly hand: readonly string[];
            /** @description What the hand counts. */
            readonly points: number;
            readonly seat: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly list_matches_api_v1_matches_get: {
        readonly parameters: {
            readonly query?: {
                readonly before?: string | null;
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchList"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly read_match_api_v1_matches__match_id__get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly match_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchDetail"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly bundle_match_api_v1_matches__match_id__bundle_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly match_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BundleFile"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly replay_match_api_v1_matches__match_id__replay_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly match_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly read_review_api_v1_matches__match_id__review_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Accept-Language"?: string;
            };
            readonly path: {
                readonly match_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReviewView"];
                };
            };
            /** @description It is being made: ask again. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReviewView"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly review_match_api_v1_matches__match_id__review_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Accept-Language"?: string;
            };
            readonly path: {
                readonly match_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReviewView"];
                };
            };
            /** @description It is being made: ask again. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReviewView"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly try_again_api_v1_matches__match_id__review__seq__table_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly match_id: string;
                readonly seq: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 201: {
                headers: {
                    readonly Location?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["View"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly show_ai_api_v1_matches__match_id__rounds__number__ai__seat__get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly match_id: string;
                readonly number: number;
                readonly seat: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AiRound"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly create_guest_api_v1_players_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Named"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdmittedView"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly read_me_api_v1_players_me_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlayerView"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly delete_me_api_v1_players_me_delete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly rename_me_api_v1_players_me_patch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Named"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlayerView"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly register_api_v1_players_me_credentials_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginAndPassword"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlayerView"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly quick_match_api_v1_quick_match_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuickMatch"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["View"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly read_rules_api_v1_rules_get: {
        readonly parameters: {
            readonly query?: {
                readonly table?: string | null;
            };
            readonly header?: {
                readonly "Accept-Language"?: string;
                readonly "If-None-Match"?: string | null;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly "Cache-Control"?: string;
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RuleSheet"];
                };
            };
            /** @description The copy with this ETag is still good. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly read_rules_in_api_v1_rules__language__get: {
        readonly parameters: {
            readonly query?: {
                readonly table?: string | null;
            };
            readonly header?: {
                readonly "If-None-Match"?: string | null;
            };
            readonly path: {
                readonly language: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly "Cache-Control"?: string;
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RuleSheet"];
                };
            };
            /** @description The copy with this ETag is still good. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly log_in_api_v1_sessions_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginAndPassword"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdmittedView"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly log_out_api_v1_sessions_current_delete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly list_tables_api_v1_tables_get: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly players?: number | null;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TableList"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly create_table_api_v1_tables_post: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewTable"];
            };
        };
        readonly responses: {
            /** @description Successful Response */
            readonly 201: {
                headers: {
                    readonly Location?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["View"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly read_table_api_v1_tables__code__get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["View"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly read_hint_api_v1_tables__code__hint_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Accept-Language"?: string;
            };
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HintView"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    readonly healthz_healthz_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Alive"];
                };
            };
        };
    };
    readonly read_metrics_metrics_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
        };
    };
    readonly readyz_readyz_get: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Successful Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
}
