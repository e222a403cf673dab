/** Where short messages show, on every screen. */
import { t } from "../../texts/texts.ts";
import { Icon } from "../icon/icon.tsx";
import { dismiss, type Toast, toasts } from "./toasts.ts";
import "./toasts_region.css";

export function ToastsRegion() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map((each) => (
        <ToastNote key={each.id} toast={each} />
      ))}
    </div>
  );
}

function ToastNote({ toast }: { readonly toast: Toast }) {
  const choose = (act: () => void) => () => {
    dismiss(toast.id);
    act();
  };
  return (
    <div class="toasts__note" data-testid="shell-toast">
      <p class="toasts__text">{toast.text}</p>
      {toast.actions.map((action) => (
        <button
          key={action.testId}
          type="button"
          class="toasts__action"
          data-testid={action.testId}
          onClick={choose(action.act)}
        >
          {action.label}
        </button>
      ))}
      <button
        type="button"
        class="toasts__close"
        aria-label={t("ui-close")}
        onClick={() => dismiss(toast.id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
