/** One seat of the waiting room. */
import { useSignal } from "@preact/signals";
import { SelectField } from "../../components/field/select_field.tsx";
import { levelChoices } from "../../components/level_picker/level_picker.tsx";
import { nameOf } from "../../components/names/seat_name.ts";
import { t } from "../../texts/texts.ts";
import type { Level, Operation, SeatView, View } from "../../wire/types.ts";
import { KickDialog } from "./kick_dialog.tsx";
import "./seat_row.css";

interface Props {
  readonly seat: SeatView;
  readonly view: View;
  readonly busy: boolean;
  /** Ask the server for these, one after the other. */
  readonly onAsk: (...operations: Operation[]) => void;
}

export function SeatRow(props: Props) {
  const { seat, view } = props;
  const name = seat.kind === "empty" ? t("ui-empty-seat") : nameOf(seat);
  return (
    <li
      id={`lobby-seat-${seat.seat}`}
      class={`seat-row seat-row--${seat.kind}`}
      tabIndex={-1}
      data-testid={`seat-${seat.seat}`}
    >
      <span class="seat-row__letter" aria-hidden="true">
        {seat.kind === "empty" ? seat.seat + 1 : name.trim().slice(0, 1).toUpperCase()}
      </span>
      <span class="seat-row__who">
        <strong class="seat-row__name">{name}</strong>
        <Marks seat={seat} view={view} />
      </span>
      <Deeds {...props} />
    </li>
  );
}

function Marks({ seat, view }: Pick<Props, "seat" | "view">) {
  const marks = marksOf(seat, view);
  if (marks.length === 0) return null;
  return (
    <span class="seat-row__marks">
      {marks.map((mark) => (
        <span key={mark} class="seat-row__mark">
          {mark}
        </span>
      ))}
    </span>
  );
}

function marksOf(seat: SeatView, view: View): string[] {
  if (seat.kind !== "human") return [];
  const isHost = view.table.host === seat.seat;
  return [
    ...(view.you?.seat === seat.seat ? [t("ui-you")] : []),
    ...(isHost ? [t("ui-lobby-host")] : []),
    ...(isHost ? [] : [t(seat.ready ? "ui-lobby-ready" : "ui-lobby-not-ready")]),
    ...(seat.link === "away" ? [t("ui-seat-away")] : []),
  ];
}

function Deeds({ seat, view, busy, onAsk }: Props) {
  const isHost = view.you !== null && view.you.seat === view.table.host;
  if (seat.kind === "bot") return isHost ? <BotDeeds seat={seat} onAsk={onAsk} /> : null;
  if (seat.kind === "human") {
    const other = view.you?.seat !== seat.seat;
    return isHost && other ? <KickDeed seat={seat} onAsk={onAsk} /> : null;
  }
  return (
    <span class="seat-row__deeds">
      {view.you === null ? (
        <button
          type="button"
          class="button primary"
          data-testid={`sit-${seat.seat}`}
          aria-disabled={busy}
          onClick={() => onAsk({ op: "sit", seat: seat.seat })}
        >
          {t("ui-lobby-sit")}
        </button>
      ) : null}
      {isHost ? (
        <button
          type="button"
          class="button"
          data-testid={`add-ai-${seat.seat}`}
          aria-disabled={busy}
          onClick={() => onAsk({ op: "add_bot", level: standIn(view), seat: seat.seat })}
        >
          {t("ui-lobby-add-ai")}
        </button>
      ) : null}
    </span>
  );
}

function standIn(view: View): Level {
  return view.table.settings.stand_in as Level;
}

function BotDeeds({ seat, onAsk }: Pick<Props, "seat" | "onAsk">) {
  const change = (level: Level) =>
    onAsk({ op: "remove_bot", seat: seat.seat }, { op: "add_bot", level, seat: seat.seat });
  return (
    <span class="seat-row__deeds">
      <SelectField
        label={t("ui-lobby-level-of", { player: nameOf(seat) })}
        hideLabel
        value={(seat.level ?? "normal") as Level}
        choices={levelChoices()}
        testId={`level-${seat.seat}`}
        onChange={change}
      />
      <button
        type="button"
        class="button"
        data-testid={`remove-ai-${seat.seat}`}
        aria-label={t("ui-lobby-kick", { player: nameOf(seat) })}
        onClick={() => onAsk({ op: "remove_bot", seat: seat.seat })}
      >
        {t("ui-lobby-remove")}
      </button>
    </span>
  );
}

function KickDeed({ seat, onAsk }: Pick<Props, "seat" | "onAsk">) {
  const asking = useSignal(false);
  const close = () => {
    asking.value = false;
  };
  return (
    <span class="seat-row__deeds">
      <button
        type="button"
        class="button"
        data-testid={`kick-${seat.seat}`}
        aria-label={t("ui-lobby-kick", { player: nameOf(seat) })}
        onClick={() => {
          asking.value = true;
        }}
      >
        {t("ui-lobby-remove")}
      </button>
      {asking.value ? (
        <KickDialog
          player={nameOf(seat)}
          onClose={close}
          onKick={() => {
            close();
            onAsk({ op: "kick", seat: seat.seat });
          }}
        />
      ) : null}
    </span>
  );
}
