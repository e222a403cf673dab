/** Play, step, jump, speed: the same as by the keys. */
import { type Command, SPEEDS } from "../../replay/keys.ts";
import { tagOf } from "../../texts/languages.ts";
import { locale, t } from "../../texts/texts.ts";
import type { Player } from "./player.ts";
import "./controls.css";

const SIGNS = {
  first: "M5 5h2.500v14H5zM19 5v14l-10-7z",
  previousTurn: "M12 5v14l-9-7zM21 5v14l-9-7z",
  previous: "M16 5v14l-9-7z",
  play: "M7 4.500v15l12-7.500z",
  pause: "M6.500 5h4v14h-4zM13.500 5h4v14h-4z",
  next: "M8 5v14l9-7z",
  nextTurn: "M12 5v14l9-7zM3 5v14l9-7z",
  last: "M16.500 5H19v14h-2.500zM5 5v14l10-7z",
} as const;

const BEFORE: readonly Command[] = ["first", "previousTurn", "previous"];
const BEHIND: readonly Command[] = ["next", "nextTurn", "last"];

const NAMES: Readonly<Record<string, string>> = {
  first: "ui-replay-start",
  previousTurn: "ui-replay-previous-turn",
  previous: "ui-replay-previous",
  next: "ui-replay-next",
  nextTurn: "ui-replay-next-turn",
  last: "ui-replay-end",
};

export function Controls({ player }: { readonly player: Player }) {
  const at = player.at.value;
  const playing = player.playing.value;
  return (
    <fieldset class="replay-controls choices" aria-label={t("ui-replay-controls")}>
      <input
        type="range"
        class="replay-controls__slider"
        min={0}
        max={player.last}
        value={at}
        aria-label={t("ui-replay-position")}
        aria-valuetext={placeText(player)}
        data-testid="replay-slider"
        onInput={(event) => player.goTo(Number(event.currentTarget.value))}
      />
      <div class="replay-controls__buttons">
        {BEFORE.map((command) => (
          <Button key={command} player={player} command={command} off={at === 0} />
        ))}
        <button
          type="button"
          class="replay-controls__button replay-controls__button--main"
          data-testid="replay-play"
          data-playing={playing}
          aria-label={t(playing ? "ui-replay-pause" : "ui-replay-play")}
          onClick={() => player.toggle()}
        >
          <Sign name={playing ? "pause" : "play"} />
        </button>
        {BEHIND.map((command) => (
          <Button key={command} player={player} command={command} off={at === player.last} />
        ))}
      </div>
      <div class="replay-controls__more">
        <span class="replay-controls__count" data-testid="replay-place">
          {placeText(player)}
        </span>
        <Speed player={player} />
      </div>
    </fieldset>
  );
}

interface ButtonProps {
  readonly player: Player;
  readonly command: Command;
  readonly off: boolean;
}

function Button({ player, command, off }: ButtonProps) {
  return (
    <button
      type="button"
      class="replay-controls__button"
      data-testid={`replay-${command}`}
      aria-label={t(NAMES[command] ?? "")}
      aria-disabled={off}
      onClick={() => player.do(command)}
    >
      <Sign name={command as keyof typeof SIGNS} />
    </button>
  );
}

function Sign({ name }: { readonly name: keyof typeof SIGNS }) {
  return (
    <svg class="replay-controls__sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SIGNS[name]} />
    </svg>
  );
}

function Speed({ player }: { readonly player: Player }) {
  const format = new Intl.NumberFormat(tagOf(locale.value));
  return (
    <label class="replay-controls__speed">
      {t("ui-replay-speed")}
      <select
        class="replay-controls__select"
        data-testid="replay-speed"
        value={String(player.speed.value)}
        onChange={(event) => {
          player.speed.value = Number(event.currentTarget.value);
        }}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={String(speed)}>
            {format.format(speed)}×
          </option>
        ))}
      </select>
    </label>
  );
}

function placeText(player: Player): string {
  return t("ui-replay-place", { step: player.at.value, count: player.last });
}
