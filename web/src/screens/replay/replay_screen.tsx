/** A match once more: step by step or by itself, as one saw it or with open cards. */
import { useEffect, useMemo } from "preact/hooks";
import { Link } from "../../app/link.tsx";
import { rest } from "../../app/play.ts";
import { SelectField } from "../../components/field/select_field.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { nameOf } from "../../components/names/seat_name.ts";
import { Page } from "../../components/page/page.tsx";
import { Problem } from "../../components/problem/problem.tsx";
import { copy } from "../../components/share/sharing.ts";
import { useLoaded } from "../../components/task/loaded.ts";
import { commandFor, HELP } from "../../replay/keys.ts";
import { eventSeen, handsSeen, viewOf } from "../../replay/seen.ts";
import { touchedBy } from "../../replay/touched.ts";
import { t } from "../../texts/texts.ts";
import type { Replay } from "../../wire/types.ts";
import { Controls } from "./controls.tsx";
import { EventList, momentText } from "./event_list.tsx";
import { Player } from "./player.ts";
import { ReplayTable } from "./replay_table.tsx";
import "./replay_screen.css";

export default function ReplayScreen({ id }: { readonly id: string }) {
  const replay = useLoaded(() => rest.replay(id), [id]);
  const running = replay.state === "here" && replay.value.match.status === "running";
  const back = running ? `/t/${replay.value.match.code}` : `/match/${id}`;
  return (
    <Page title={t("ui-replay-title")} back={back} testId="replay">
      {replay.state === "loading" ? <p role="status">{t("ui-loading")}</p> : null}
      {replay.state === "failed" ? <Problem text={replay.problem} onRetry={replay.again} /> : null}
      {replay.state === "here" ? <Show replay={replay.value} /> : null}
    </Page>
  );
}

function Show({ replay }: { readonly replay: Replay }) {
  const player = useMemo(() => new Player(replay, location.search), [replay]);
  useEffect(() => player.run(), [player]);
  useKeys(player);
  useAddress(player);
  const moment = player.moment.value;
  const eyes = player.eyes.value;
  const event = moment.event === null ? null : eventSeen(moment.event, eyes);
  return (
    <div
      class="replay"
      data-testid="replay-at"
      data-at={player.at.value}
      data-count={player.last}
      data-open={replay.open}
    >
      <div class="replay__stage">
        <ReplayTable
          view={viewOf(moment.scene, replay.match, eyes)}
          hands={handsSeen(moment.scene, eyes)}
          touched={touchedBy(event)}
        />
        <div class="replay__controls">
          <p
            class="replay__now"
            data-testid="replay-now"
            aria-live={player.playing.value ? "off" : "polite"}
          >
            {momentText(player, moment, eyes)}
          </p>
          <Controls player={player} />
        </div>
      </div>
      <div class="replay__aside">
        <EyesChoice player={player} />
        <EventList player={player} />
        <More player={player} />
      </div>
    </div>
  );
}

function EyesChoice({ player }: { readonly player: Player }) {
  const { match, open } = player.replay;
  if (!open) return <p class="replay__redacted">{t("ui-replay-redacted")}</p>;
  const seats = match.seats.map((seat) => ({ value: String(seat.seat), label: nameOf(seat) }));
  return (
    <SelectField
      label={t("ui-replay-view")}
      value={String(player.eyes.value)}
      choices={[{ value: "open", label: t("ui-replay-open") }, ...seats]}
      testId="replay-eyes"
      onChange={(chosen) => {
        player.eyes.value = chosen === "open" ? "open" : Number(chosen);
      }}
    />
  );
}

function More({ player }: { readonly player: Player }) {
  const { match } = player.replay;
  const url = () => `${location.origin}/match/${match.id}/replay${player.query}`;
  return (
    <>
      <div class="replay__links">
        <button
          type="button"
          class="button"
          data-testid="replay-share"
          onClick={() => void copy(url())}
        >
          <Icon name="copy" />
          {t("ui-replay-share")}
        </button>
        <Link to={`/match/${match.id}/proof`} class="button" testId="replay-proof">
          <Icon name="check" />
          {t("ui-proof-check-all")}
        </Link>
      </div>
      <details class="replay__keys">
        <summary>{t("ui-replay-keys")}</summary>
        <dl>
          {HELP.map(([keys, text]) => (
            <KeyRow key={keys} keys={keys} text={t(text)} />
          ))}
        </dl>
      </details>
    </>
  );
}

function KeyRow({ keys, text }: { readonly keys: string; readonly text: string }) {
  return (
    <>
      <dt>
        <kbd>{keys}</kbd>
      </dt>
      <dd>{text}</dd>
    </>
  );
}

/** Controls that have a use of their own for these keys keep them. */
const KEEPS = "select, textarea, input";
const KEEPS_SPACE = "button, summary, a, [role=button]";

function useKeys(player: Player): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandFor(event);
      const on = event.target instanceof Element ? event.target : document.body;
      const isSlider = on.matches('[type="range"]') && command === "play";
      if (command === null || (on.matches(KEEPS) && !isSlider)) return;
      if (command === "play" && on.matches(KEEPS_SPACE)) return;
      event.preventDefault();
      player.do(command);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [player]);
}

/** Keep the address at the moment that is shown, so that it can be copied, and reload stays. */
function useAddress(player: Player): void {
  const { query } = player;
  useEffect(() => {
    history.replaceState(history.state, "", location.pathname + query);
  }, [query]);
}
