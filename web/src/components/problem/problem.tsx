/** What went wrong, said where it happened, with a way to try again. */
import { t } from "../../texts/texts.ts";
import "./problem.css";

interface Props {
  readonly text: string | null;
  readonly onRetry?: () => void;
}

/** The live region is there before the text is, or screen readers would not speak it. */
export function Problem({ text, onRetry }: Props) {
  return (
    <div class="problem" role="alert">
      {text === null ? null : (
        <p class="problem__text" data-testid="problem">
          {text}
          {onRetry === undefined ? null : (
            <button type="button" class="button" onClick={onRetry}>
              {t("ui-error-retry")}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
