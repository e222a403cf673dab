/** What happens when another screen comes up: its title, and where the focus goes. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../texts/texts.ts";
import { hasMoved } from "./router.ts";

/**
 * Name the page after its screen. The returned ref belongs on the heading: it takes the focus when
 * the screen came up by a step of the player's, so that a screen reader reads on from there.
 */
export function useScreen(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const site = t("ui-title");
  useEffect(() => {
    document.title = title === site ? site : `${title} · ${site}`;
  }, [title, site]);
  useEffect(() => {
    if (hasMoved()) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
