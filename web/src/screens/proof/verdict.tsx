/** The result of a check in one sentence. */
import { Icon, type IconName } from "../../components/icon/icon.tsx";
import type { Verdict as Kind } from "../../proof/findings.ts";
import "./verdict.css";

const SIGNS: Readonly<Record<Kind, IconName>> = { good: "check", bad: "cross", unproved: "rules" };

interface Props {
  readonly kind: Kind;
  readonly text: string;
  readonly testId: string;
}

export function Verdict({ kind, text, testId }: Props) {
  return (
    <p class={`verdict verdict--${kind}`} data-testid={testId} data-verdict={kind}>
      <Icon name={SIGNS[kind]} />
      <span>{text}</span>
    </p>
  );
}
