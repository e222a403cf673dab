/** A line of text with its label. */
import { useId } from "preact/hooks";
import "./field.css";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly hint?: string;
  readonly type?: "text" | "password";
  readonly maxLength?: number;
  readonly autoComplete?: string;
  readonly testId?: string;
  /** For codes: capital letters, widely set. */
  readonly code?: boolean;
}

export function TextField(props: Props) {
  const { label, value, onInput, hint, type = "text", code = false } = props;
  const id = useId();
  return (
    <div class="field">
      <label class="field__label" for={id}>
        {label}
      </label>
      <input
        {...(type === "password" ? { type: "password" } : { type: "text" })}
        id={id}
        class={code ? "field__input field__input--code" : "field__input"}
        value={value}
        maxLength={props.maxLength}
        autocomplete={props.autoComplete ?? "off"}
        autocapitalize={code ? "characters" : undefined}
        spellcheck={false}
        enterkeyhint="go"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        data-testid={props.testId}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {hint === undefined ? null : (
        <p id={`${id}-hint`} class="field__hint">
          {hint}
        </p>
      )}
    </div>
  );
}
