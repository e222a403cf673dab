/** The rules, as the server has them: one page a language, with a table's own settings marked. */

import { Page } from "../../components/page/page.tsx";
import { Problem } from "../../components/problem/problem.tsx";
import { useLoaded } from "../../components/task/loaded.ts";
import { sourceOf } from "../../texts/languages.ts";
import { locale, t } from "../../texts/texts.ts";
import type { RuleSection, RuleSheet } from "../../wire/types.ts";
import { Item } from "./item.tsx";
import { sheetIn } from "./sheets.ts";
import { TryIt } from "./try_it.tsx";
import "./rules.css";

export default function Rules({ code }: { readonly code?: string }) {
  const language = sourceOf(locale.value);
  const sheet = useLoaded(() => sheetIn(language, code), [language, code]);
  const back = code === undefined ? "/" : `/t/${code}`;
  return (
    <Page title={t("ui-rules-title")} back={back} testId="rules">
      {sheet.state === "loading" ? <p role="status">{t("ui-loading")}</p> : null}
      {sheet.state === "failed" ? <Problem text={sheet.problem} onRetry={sheet.again} /> : null}
      {sheet.state === "here" ? <Sheet sheet={sheet.value} wanted={language} /> : null}
    </Page>
  );
}

interface SheetProps {
  readonly sheet: RuleSheet;
  readonly wanted: string;
}

function Sheet({ sheet, wanted }: SheetProps) {
  const foreign = !sheet.language.startsWith(wanted);
  return (
    <div class="rules">
      {foreign ? <p class="rules__note">{t("ui-rules-language-missing")}</p> : null}
      <Contents sections={sheet.sections} foreign={foreign ? sheet.language : null} />
      <TryIt />
      <div class="rules__sheet" lang={sheet.language}>
        {sheet.sections.map((section) => (
          <section key={section.id} class="rules__section" aria-labelledby={section.id}>
            <h2 class="rules__heading" id={section.id}>
              {section.title}
            </h2>
            {section.items.map((item) => (
              <Item key={item.id} item={item} table={sheet.table} />
            ))}
          </section>
        ))}
      </div>
      <p class="rules__version">{t("ui-rules-version", { version: sheet.version })}</p>
    </div>
  );
}

interface ContentsProps {
  readonly sections: readonly RuleSection[];
  readonly foreign: string | null;
}

function Contents({ sections, foreign }: ContentsProps) {
  return (
    <nav class="rules__contents" aria-label={t("ui-rules-contents")} data-testid="rules-contents">
      <details open={isRoomy()}>
        <summary class="rules__summary">{t("ui-rules-contents")}</summary>
        <ol class="rules__list" lang={foreign ?? undefined}>
          {sections.map((section) => (
            <li key={section.id}>
              <a class="rules__link" href={`#${section.id}`}>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** On a phone the list would hide what it lists. */
function isRoomy(): boolean {
  return matchMedia("(min-width: 768px)").matches;
}
