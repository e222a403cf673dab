/** Says what an update brought: what others did, whose turn it is, how the round ended. */
import { effect, untracked } from "@preact/signals";
import { LAST_CALL, leftAt, total } from "../../game/clock.ts";
import { narrate, type Tale, type Told } from "../../game/narration.ts";
import { isMyTurn, phaseOf } from "../../game/phase.ts";
import type { Told as Update } from "../../link/session.ts";
import type { Desk } from "../../screens/table/desk.ts";
import { say } from "../../screens/table/voice.ts";
import { refusalText, sayingText, toldText } from "../../screens/table/wording.ts";
import { t } from "../../texts/texts.ts";
import type { View } from "../../wire/types.ts";
import { isMuted, showEmotes } from "../seats/emotes.ts";

/** Too small to tell of: they are seen in the lobby. */
const SILENT = new Set(["opened", "sat", "bot-sat", "host", "settings", "ready", "not-ready"]);
/** Notices that need no more than to be read. */
const PASSING = new Set<string>(["draining", "reconnect"]);
const LAST_CALL_CHECK = 500;

/** Begin to say; returns how to stop. */
export function announce(desk: Desk): () => void {
  let tale: Tale | null = null;
  const stopUpdates = effect(() => {
    const update = desk.session.told.value;
    if (!isNews(update)) return;
    untracked(() => showEmotes(update.after, update.events));
    tale = untracked(() => tellUpdate(update, tale));
  });
  const stopRefusals = effect(() => {
    const refused = desk.session.refusal.value;
    if (refused === null) return;
    untracked(() => {
      const reason = refusalText(refused);
      desk.show(reason, "refused");
      say(t("ui-announce-refused", { reason }), "assertive");
    });
  });
  const stopNotices = effect(() => {
    const notice = desk.session.notice.value;
    if (notice === null || !PASSING.has(notice.code)) return;
    untracked(() => desk.show(t(`notice-${notice.code}`)));
  });
  const stopClock = watchClock(desk);
  return () => {
    stopUpdates();
    stopRefusals();
    stopNotices();
    stopClock();
  };
}

/** What the first view brings, or a break of the link, is no news: it is shown, not called out. */
export function isNews(update: Update | null): update is Update {
  return update !== null && !update.resumed && update.before !== null;
}

function tellUpdate(update: Update, before: Tale | null): Tale | null {
  const { told, unfinished } = narrate(before, update.events);
  const view = update.after;
  const me = view.you?.seat ?? null;
  const calm: string[] = [];
  const urgent: string[] = [];
  for (const one of told) {
    if (!isWorthTelling(one, me) || isFromMuted(view, one)) continue;
    (one.kind === "end" ? urgent : calm).push(toldText(view, one));
  }
  const own = ownDraw(view, unfinished, before);
  if (own !== null) calm.push(own);
  if (calm.length > 0) say(calm.join(" "));
  const turn = myTurn(update.before, view);
  if (turn !== null) urgent.push(turn);
  // After the polite words, so that both are spoken.
  if (urgent.length > 0) setTimeout(() => say(urgent.join(" "), "assertive"), calm.length * 50);
  return unfinished;
}

function isWorthTelling(told: Told, me: number | null): boolean {
  if (told.kind === "turn") return told.tale.seat !== me;
  return told.kind === "end" || !SILENT.has(told.saying.id);
}

function isFromMuted(view: View, told: Told): boolean {
  if (told.kind !== "one" || told.saying.id !== "emoted") return false;
  return told.saying.seat !== null && isMuted(view, told.saying.seat);
}

/** The reader's own draw is said at once, not at the end of the turn. */
function ownDraw(view: View, tale: Tale | null, before: Tale | null): string | null {
  const drew = tale?.parts[0];
  if (tale === null || drew === undefined || tale.seat !== view.you?.seat) return null;
  if (before !== null && before.seat === tale.seat) return null;
  return drew.id.startsWith("drew") ? sayingText(view, drew) : null;
}

/** What is said when the reader's turn begins. */
function myTurn(before: View | null, after: View): string | null {
  if (!isMyTurn(phaseOf(after))) return null;
  if (before?.turn?.number === after.turn?.number) return null;
  return `${t("ui-announce-your-turn")} ${t("ui-announce-draw-phase")}`;
}

/** Ten seconds before the end of an own turn: once a turn. */
function watchClock(desk: Desk): () => void {
  let warned = -1;
  const timer = setInterval(() => {
    const view = desk.view.peek();
    if (view === null || !desk.isMyTurn) return;
    const left = leftAt(view, desk.session.seenAt.peek(), performance.now());
    if (left === null || total(left) > LAST_CALL || left.turn === warned) return;
    warned = left.turn;
    const seconds = Math.ceil(total(left) / 1000);
    say(t("ui-announce-time", { seconds }), "assertive");
  }, LAST_CALL_CHECK);
  return () => clearInterval(timer);
}
