/** A screen with a heading and a way back; secondary screens all look like this. */
import type { ComponentChildren } from "preact";
import { Link } from "../../app/link.tsx";
import { useScreen } from "../../app/screen.ts";
import { t } from "../../texts/texts.ts";
import { Icon } from "../icon/icon.tsx";
import "./page.css";

interface Props {
  readonly title: string;
  readonly back?: string;
  readonly testId?: string;
  /** What stands at the end of the bar. */
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Page({ title, back = "/", testId, aside, children }: Props) {
  const heading = useScreen(title);
  return (
    <div class="page" data-testid={testId}>
      <header class="page__bar">
        <Link to={back} class="page__back" label={t("ui-back")} testId="home-link">
          <Icon name="back" />
        </Link>
        <h1 class="page__title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </header>
      <main class="page__body">{children}</main>
    </div>
  );
}
