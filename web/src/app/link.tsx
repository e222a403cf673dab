/** A link to another screen: a real address, followed without loading the page anew. */
import type { ComponentChildren } from "preact";
import { go } from "./router.ts";

interface Props {
  readonly to: string;
  readonly class?: string;
  readonly label?: string;
  readonly testId?: string;
  readonly children: ComponentChildren;
}

export function Link({ to, class: name, label, testId, children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} class={name} aria-label={label} data-testid={testId} onClick={follow}>
      {children}
    </a>
  );
}
