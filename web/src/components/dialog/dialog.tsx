/** A modal dialog: the browser keeps the focus within, and gives it back afterwards. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../../texts/texts.ts";
import { Icon } from "../icon/icon.tsx";
import { ToastsRegion } from "../toast/toasts_region.tsx";
import { openDialogs } from "./open_dialogs.ts";
import "./dialog.css";

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** What closing is called; without it the sign alone stands there. */
  readonly closeLabel?: string;
  readonly closeTestId?: string;
  readonly wide?: boolean;
  readonly testId?: string;
  /** What stays in sight below what scrolls: the buttons. */
  readonly footer?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Dialog(props: Props) {
  const { title, onClose, closeLabel = t("ui-close"), wide = false, footer, children } = props;
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => opened(element.current), []);
  const cancelled = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={element}
      class={wide ? "dialog dialog--wide" : "dialog"}
      aria-labelledby={id}
      data-testid={props.testId}
      onCancel={cancelled}
    >
      <header class="dialog__bar">
        <h2 id={id} class="dialog__title" tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          class="dialog__close"
          aria-label={closeLabel}
          data-testid={props.closeTestId}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys too */}
      <section class="dialog__body" tabIndex={0} aria-labelledby={id}>
        {children}
      </section>
      {footer === undefined ? null : <footer class="dialog__footer">{footer}</footer>}
      <ToastsRegion />
    </dialog>
  );
}

function opened(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  const before = document.activeElement;
  dialog.showModal();
  openDialogs.value = openDialogs.peek() + 1;
  dialog.querySelector<HTMLElement>(".dialog__title")?.focus();
  return () => {
    dialog.close();
    openDialogs.value = openDialogs.peek() - 1;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
