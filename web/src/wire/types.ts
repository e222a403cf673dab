/** The protocol's types under short names; all are made from the server's models. */
import type { components } from "./schema.gen.ts";

type Schemas = components["schemas"];

export type View = Schemas["View"];
export type Update = Schemas["Update"];
export type GameEvent = Update["events"][number];
export type Legal = Schemas["Legal"];
export type SeatView = Schemas["SeatView"];
export type MeldView = Schemas["MeldView"];
export type LastRound = Schemas["LastRound"];
export type TableSettings = Schemas["SettingsView"];
export type Welcome = Schemas["Welcome"];
export type Ack = Schemas["Ack"];
export type Refused = Schemas["Refused"];
export type Notice = Schemas["Notice"];
export type Outgoing = Schemas["Outgoing"];
export type Act = Schemas["Act"];
export type Action = Act["action"];
export type Step = Schemas["Turn"]["steps"][number];
export type Hello = Schemas["Hello"];
export type Level = Schemas["Level"];
export type Emote = Schemas["SendEmote"]["emote"];
export type RuleSheet = Schemas["RuleSheet"];
export type MatchList = Schemas["MatchList"];
export type MatchCard = Schemas["MatchCard"];
export type MatchDetail = Schemas["MatchDetail"];
export type Replay = Schemas["Replay"];
export type ReplayRecord = Schemas["ReplayRecord"];
export type ReplayEvent = ReplayRecord["events"][number];
export type BundleFile = Schemas["BundleFile"];
export type RoundFile = Schemas["RoundFile"];
export type Review = Schemas["ReviewView"];
export type ReviewedDecision = Schemas["ReviewedDecision"];
export type AiRound = Schemas["AiRound"];
export type AiDecision = Schemas["AiDecision"];
export type TableCard = Schemas["TableCard"];
export type RuleSection = Schemas["RuleSection"];
export type RuleItem = Schemas["RuleItem"];
export type RuleExample = Schemas["RuleExample"];
export type RuleOption = Schemas["RuleOption"];
export type NewTable = Schemas["NewTable"];
export type Problem = Schemas["ProblemDocument"];

/** A table operation without the id that the session gives it. */
export type Operation = DistributiveOmit<
  Extract<Schemas["Incoming"], { type: "table" }>,
  "type" | "request_id"
>;

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Two ASCII characters, rank and suit, as on the wire: `7S`, `TD`. */
export type Card = string;
