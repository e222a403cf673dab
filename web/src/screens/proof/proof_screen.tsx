/** All deals of a match, recomputed in this browser without the server's help. */
import { useSignal } from "@preact/signals";
import { Icon } from "../../components/icon/icon.tsx";
import { Page } from "../../components/page/page.tsx";
import { Problem } from "../../components/problem/problem.tsx";
import { useLoaded } from "../../components/task/loaded.ts";
import { useTask } from "../../components/task/task.ts";
import { NoBundle } from "../../proof/from_bundle.ts";
import { type CheckedRound, verdictOn } from "../../proof/match_check.ts";
import { t } from "../../texts/texts.ts";
import { DealReport } from "./deal_report.tsx";
import { fileChosen, ownMatch, type Subject, save } from "./subject.ts";
import { Verdict } from "./verdict.tsx";
import "./proof_screen.css";

export default function ProofScreen({ id }: { readonly id: string }) {
  const own = useLoaded(() => ownMatch(id), [id]);
  const chosen = useSignal<{ readonly name: string; readonly subject: Subject } | null>(null);
  const file = chosen.value;
  return (
    <Page title={t("ui-proof-title")} back={`/match/${id}`} testId="proof">
      <div class="proof">
        {file === null ? null : <h2>{t("ui-proof-file", { name: file.name })}</h2>}
        {file !== null ? <Result subject={file.subject} /> : null}
        {file === null && own.state === "loading" ? (
          <p role="status">{t("ui-round-checking")}</p>
        ) : null}
        {file === null && own.state === "failed" ? (
          <Problem text={own.problem} onRetry={own.again} />
        ) : null}
        {file === null && own.state === "here" ? <Result subject={own.value} /> : null}
        <Files
          subject={own.state === "here" ? own.value : null}
          onChosen={(name, subject) => {
            chosen.value = { name, subject };
          }}
        />
        <How />
      </div>
    </Page>
  );
}

function Result({ subject }: { readonly subject: Subject }) {
  const { checked, names } = subject;
  const verdict = verdictOn(checked);
  const firstBad = checked.rounds.findIndex(({ report }) => report.verdict === "bad");
  const isOpen = Math.max(0, firstBad);
  return (
    <>
      <div role="status">
        <Verdict kind={verdict} text={verdictText(subject)} testId="proof-verdict" />
      </div>
      {checked.isUndamaged === false ? (
        <p data-testid="proof-damaged">{t("ui-proof-damaged")}</p>
      ) : null}
      <div class="proof__rounds">
        {checked.rounds.map((round, place) => (
          <Round key={round.evidence.round} round={round} names={names} open={place === isOpen} />
        ))}
      </div>
    </>
  );
}

function verdictText({ checked }: Subject): string {
  const count = checked.rounds.length;
  if (count === 0) return t("ui-proof-match-none");
  return t(`ui-proof-match-${verdictOn(checked)}`, { count });
}

interface RoundProps {
  readonly round: CheckedRound;
  readonly names: readonly string[];
  readonly open: boolean;
}

function Round({ round, names, open }: RoundProps) {
  const { verdict } = round.report;
  const { round: number } = round.evidence;
  return (
    <details class="proof__round" open={open} data-testid={`proof-round-${number}`}>
      <summary>
        {t("ui-proof-round", { round: number })}
        <span class={`proof__result proof__result--${verdict}`}>
          {verdict === "unproved" ? null : <Icon name={verdict === "good" ? "check" : "cross"} />}
          {t(`ui-proof-result-${verdict}`)}
        </span>
      </summary>
      {verdict === "unproved" ? (
        <p>{t("ui-proof-verdict-unproved")}</p>
      ) : (
        <DealReport checked={round} names={names} />
      )}
    </details>
  );
}

interface FilesProps {
  readonly subject: Subject | null;
  readonly onChosen: (name: string, subject: Subject) => void;
}

function Files({ subject, onChosen }: FilesProps) {
  const task = useTask();
  const odd = useSignal(false);
  const choose = async (file: File | undefined) => {
    odd.value = false;
    if (file === undefined) return;
    try {
      onChosen(file.name, await fileChosen(file));
    } catch (error) {
      if (!(error instanceof NoBundle)) throw error;
      odd.value = true;
    }
  };
  const bundle = subject?.bundle ?? null;
  return (
    <div class="proof__files">
      {bundle === null ? null : (
        <button type="button" class="button" data-testid="proof-save" onClick={() => save(bundle)}>
          {t("ui-proof-save")}
        </button>
      )}
      <label class="button proof__file">
        {t("ui-proof-choose")}
        <input
          type="file"
          class="visually-hidden"
          accept=".json,application/json"
          data-testid="proof-file"
          onChange={(event) => void task.run(() => choose(event.currentTarget.files?.[0]))}
        />
      </label>
      <Problem text={odd.value ? t("ui-proof-no-bundle") : task.problem} />
    </div>
  );
}

function How() {
  return (
    <section class="proof__how">
      <h2>{t("ui-proof-how")}</h2>
      <p>{t("ui-proof-how-sealed")}</p>
      <p>{t("ui-proof-how-chance")}</p>
      <p>{t("ui-proof-how-shown")}</p>
    </section>
  );
}
