/** One deal that was checked: step by step, each with its result in words. */
import { Icon } from "../../components/icon/icon.tsx";
import type { Evidence } from "../../proof/evidence.ts";
import type { Finding } from "../../proof/findings.ts";
import type { CheckedRound } from "../../proof/match_check.ts";
import { t } from "../../texts/texts.ts";
import { findingText } from "./words.ts";
import "./deal_report.css";

interface Props {
  readonly checked: CheckedRound;
  /** By seat. */
  readonly names: readonly string[];
}

export function DealReport({ checked, names }: Props) {
  const { evidence, report } = checked;
  return (
    <div class="deal-report" data-testid={`deal-report-${evidence.round}`}>
      <ol class="deal-report__steps">
        {report.findings.map((finding) => (
          <Step key={finding.step} finding={finding} names={names} />
        ))}
      </ol>
      {report.computed === null ? null : (
        <Values evidence={evidence} computed={report.computed} names={names} />
      )}
    </div>
  );
}

const SIGNS = { good: "check", bad: "cross" } as const;

function Step({
  finding,
  names,
}: {
  readonly finding: Finding;
  readonly names: readonly string[];
}) {
  const { step, outcome } = finding;
  return (
    <li
      class={`deal-report__step deal-report__step--${outcome}`}
      data-step={step}
      data-outcome={outcome}
    >
      <span class="deal-report__mark" aria-hidden="true">
        {outcome === "unknown" ? "–" : <Icon name={SIGNS[outcome]} />}
      </span>
      <p class="deal-report__head">
        <span>{t(`ui-proof-step-${step}`)}</span>
        <span class="deal-report__outcome">{t(`ui-proof-outcome-${outcome}`)}</span>
      </p>
      <p class="deal-report__text">{findingText(finding, names)}</p>
    </li>
  );
}

interface ValuesProps {
  readonly evidence: Evidence;
  readonly computed: { readonly commit: string; readonly seed: string; readonly deck: string };
  readonly names: readonly string[];
}

/** For who wants to compute it by hand, or by another program. */
function Values({ evidence, computed, names }: ValuesProps) {
  const { code, match, round, commit, secret, nonces } = evidence;
  const rows: [string, string][] = [
    [t("ui-proof-value-deal"), `${code} ${match} ${round}`],
    [t("ui-round-check-commitment"), commit ?? "–"],
    [t("ui-round-check-seed"), secret ?? "–"],
    ...(nonces ?? []).map((nonce, seat): [string, string] => [
      t("ui-proof-value-nonce", { player: names[seat] ?? "" }),
      nonce ?? "–",
    ]),
    [t("ui-proof-value-commitment"), computed.commit],
    [t("ui-proof-value-seed"), computed.seed],
    [t("ui-round-check-deck"), computed.deck],
  ];
  return (
    <details class="deal-report__values">
      <summary>{t("ui-proof-values")}</summary>
      <dl>
        {rows.map(([name, value]) => (
          <Row key={name} name={name} value={value} />
        ))}
      </dl>
    </details>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
