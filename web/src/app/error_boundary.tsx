/** A fault of ours on one screen: said in words, with a way out, instead of an empty page. */
import { Component, type ComponentChildren } from "preact";
import { t } from "../texts/texts.ts";
import "./error_boundary.css";

interface Props {
  readonly children: ComponentChildren;
}

interface State {
  readonly failed: boolean;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static override getDerivedStateFromError(): State {
    return { failed: true };
  }

  render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  return (
    <main class="failed">
      <h1>{t("ui-error-title")}</h1>
      <p>{t("ui-error-reload-hint")}</p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {t("ui-error-reload")}
      </button>
      <a class="button" href="/">
        {t("ui-match-home")}
      </a>
    </main>
  );
}
