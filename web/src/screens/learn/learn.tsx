/** The way into the game: six short deals, in order or picked. */
import { Link } from "../../app/link.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { Page } from "../../components/page/page.tsx";
import { t } from "../../texts/texts.ts";
import { learned } from "./learned.ts";
import { LESSONS } from "./lessons.ts";
import "./learn.css";

export default function Learn() {
  return (
    <Page title={t("ui-learn-title")} testId="learn">
      <p class="learn__intro">{t("ui-learn-intro")}</p>
      <ol class="learn">
        {LESSONS.map((lesson) => (
          <li key={lesson.id}>
            <Link to={`/learn/${lesson.id}`} class="learn__lesson" testId={`lesson-${lesson.id}`}>
              <span class="learn__number" aria-hidden="true">
                {learned.value.includes(lesson.id) ? <Icon name="check" /> : lesson.id}
              </span>
              <span class="learn__words">
                <strong>{t(`ui-learn-${lesson.id}-title`)}</strong>
                <span class="learn__text">{t(`ui-learn-${lesson.id}-text`)}</span>
                {learned.value.includes(lesson.id) ? (
                  <span class="learn__text">{t("ui-learn-did")}</span>
                ) : null}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Page>
  );
}
