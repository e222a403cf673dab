/** A button that stays where it is: off, it explains itself when it is pressed. */
import { TableIcon, type TableIconName } from "../../screens/table/icon.tsx";

interface Props {
  readonly name: string;
  readonly icon: TableIconName;
  readonly label: string;
  /** Why it cannot be done now. */
  readonly why?: string | null;
  readonly does?: string;
  readonly isPrimary?: boolean;
  readonly act: () => void;
}

export function ActionButton(props: Props) {
  const { name, icon, label, why = null, does, isPrimary = false, act } = props;
  const reason = `why-${name}`;
  return (
    <>
      <button
        type="button"
        class="action"
        data-testid={`action-${name}`}
        data-primary={isPrimary}
        data-does={does}
        aria-disabled={why !== null}
        aria-describedby={why === null ? undefined : reason}
        onClick={act}
      >
        <TableIcon name={icon} />
        <span class="action__label">{label}</span>
      </button>
      <span id={reason} hidden>
        {why}
      </span>
    </>
  );
}
