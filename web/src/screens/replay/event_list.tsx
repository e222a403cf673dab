/** What happened in the present round, event by event; each is a way to its moment. */
import { useEffect, useRef } from "preact/hooks";
import { SelectField } from "../../components/field/select_field.tsx";
import { chapterAt, type Moment } from "../../replay/moments.ts";
import { type Eyes, eventSeen, viewOf } from "../../replay/seen.ts";
import { t } from "../../texts/texts.ts";
import { eventText } from "./event_text.ts";
import type { Player } from "./player.ts";
import "./event_list.css";

export function EventList({ player }: { readonly player: Player }) {
  const at = player.at.value;
  const chapter = chapterAt(player.chapters, at);
  const list = useCurrentInSight(at);
  const rows = player.moments.slice(chapter.first, chapter.last + 1);
  return (
    <section class="replay-events" aria-label={t("ui-log")}>
      <SelectField
        label={t("ui-replay-round")}
        value={String(chapter.first)}
        choices={player.chapters.map(({ round, first }) => ({
          value: String(first),
          label: t("ui-replay-round-of", { round, count: player.chapters.length }),
        }))}
        testId="replay-round"
        onChange={(first) => player.goTo(Number(first))}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys too */}
      <ol class="replay-events__list" data-testid="replay-events" ref={list} tabIndex={0}>
        {rows.map((moment, i) => (
          <Row
            key={chapter.first + i}
            player={player}
            moment={moment}
            place={chapter.first + i}
            isCurrent={chapter.first + i === at}
          />
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  readonly player: Player;
  readonly moment: Moment;
  readonly place: number;
  readonly isCurrent: boolean;
}

function Row({ player, moment, place, isCurrent }: RowProps) {
  return (
    <li class="replay-events__item">
      <button
        type="button"
        class="replay-events__event"
        data-event={moment.event?.kind ?? "begin"}
        data-seq={moment.event?.seq}
        data-place={place}
        aria-current={isCurrent ? "step" : undefined}
        onClick={() => player.goTo(place)}
      >
        <span class="replay-events__number">{place}</span>
        <span class="replay-events__text">{momentText(player, moment, player.eyes.value)}</span>
      </button>
    </li>
  );
}

/** Return what happened at a moment as these eyes saw it. */
export function momentText(player: Player, moment: Moment, eyes: Eyes): string {
  if (moment.event === null) return t("ui-replay-begin");
  const { match } = player.replay;
  const view = viewOf(moment.scene, match, eyes);
  // Only the reader is ever "you": through another's eyes all are told of by their names.
  const you = eyes === "open" || eyes === match.seat ? view.you : null;
  return eventText({ ...view, you }, eventSeen(moment.event, eyes), moment.before) ?? "";
}

/** Scroll the list, and nothing but the list, to the event that is shown. */
function useCurrentInSight(at: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    if (box == null || row == null) return;
    const isAbove = row.offsetTop < box.scrollTop;
    const isBelow = row.offsetTop + row.offsetHeight > box.scrollTop + box.clientHeight;
    if (isAbove || isBelow) box.scrollTop = row.offsetTop - box.clientHeight / 2;
  }, [at]);
  return list;
}
