/** A link to another screen: a real address, followed without loading the page anew. */
import type { ComponentChildren } from "preact";
import { go } from "./router.ts";

interface Props {
  readonly to: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Link({ to, class: name, children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} class={name} onClick={follow}>
      {children}
    </a>
  );
}
