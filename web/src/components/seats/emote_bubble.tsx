/** What somebody has just said. */
import type { Desk } from "../../screens/table/desk.ts";
import { t } from "../../texts/texts.ts";
import { isMuted, spoken } from "./emotes.ts";

export function EmoteBubble({ desk, seat }: { readonly desk: Desk; readonly seat: number }) {
  const emote = spoken.value.get(seat);
  const view = desk.view.value;
  if (emote === undefined || view === null || isMuted(view, seat)) return null;
  return (
    <span class="emote-bubble" data-testid={`emote-bubble-${seat}`} aria-hidden="true">
      {t(`emote-${emote}`)}
    </span>
  );
}
