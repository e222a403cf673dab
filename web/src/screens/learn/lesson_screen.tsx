/** One lesson: a table of one's own, and a voice that says what to do next. */
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { refusalText } from "../../api/refusal_text.ts";
import { Link } from "../../app/link.tsx";
import { Page } from "../../components/page/page.tsx";
import { t } from "../../texts/texts.ts";
import { UnknownPage } from "../unknown/unknown_page.tsx";
import { type Answer, attempt, begun, type Course, isDone } from "./course.ts";
import { markLearned } from "./learned.ts";
import { LessonTable } from "./lesson_table.tsx";
import { LESSONS, type Lesson, lessonOf, nextLesson } from "./lessons.ts";
import type { Deed } from "./position.ts";
import { Reckoning } from "./reckoning.tsx";
import "./lesson_screen.css";

export default function LessonScreen({ id }: { readonly id: string }) {
  const lesson = lessonOf(id);
  return lesson === undefined ? <UnknownPage /> : <LessonPage lesson={lesson} />;
}

function LessonPage({ lesson }: { readonly lesson: Lesson }) {
  const course = useSignal<Course>(begun(lesson));
  const done = isDone(course.value);
  const voice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!done) return;
    markLearned(lesson.id);
    voice.current?.focus(); // the buttons that were used last are gone
  }, [done]);
  const act = (deed: Deed) => {
    course.value = attempt(course.value, deed);
  };
  const again = () => {
    course.value = begun(lesson);
  };
  return (
    <Page title={t(`ui-learn-${lesson.id}-title`)} back="/learn" testId={`lesson-${lesson.id}`}>
      <div class="lesson">
        {course.value.reached === 0 ? (
          <p class="lesson__text">{t(`ui-learn-${lesson.id}-text`)}</p>
        ) : null}
        <Voice course={course.value} place={voice} />
        <LessonTable course={course.value} onAct={act} />
        {done ? <Reckoning position={course.value.position} /> : null}
        {done ? <WayOn lesson={lesson} onAgain={again} /> : null}
      </div>
    </Page>
  );
}

interface VoiceProps {
  readonly course: Course;
  readonly place: RefObject<HTMLDivElement | null>;
}

function Voice({ course, place }: VoiceProps) {
  const { lesson, reached } = course;
  const done = isDone(course);
  const step = { step: Math.min(reached + 1, lesson.goals.length), count: lesson.goals.length };
  return (
    <div class="lesson__voice" ref={place} tabIndex={-1}>
      <div role="status">
        <p class="lesson__step">{done ? t("ui-learn-done") : t("ui-learn-step", step)}</p>
        <p class="lesson__goal" data-testid={done ? "lesson-done" : "lesson-goal"}>
          {t(done ? `ui-learn-${lesson.id}-end` : `ui-learn-${lesson.id}-goal-${reached + 1}`)}
        </p>
      </div>
      <p class="lesson__answer" role="alert" data-testid="lesson-answer">
        {course.answer === null ? "" : answerText(course.answer)}
      </p>
    </div>
  );
}

function answerText(answer: Answer): string {
  return answer.kind === "later"
    ? t("ui-learn-later")
    : refusalText(answer.fault.code, answer.fault.params);
}

function WayOn({ lesson, onAgain }: { readonly lesson: Lesson; readonly onAgain: () => void }) {
  const next = nextLesson(lesson.id);
  return (
    <div class="lesson__way-on">
      {next === undefined ? (
        <>
          <p class="lesson__finished">{t("ui-learn-finished", { count: LESSONS.length })}</p>
          <Link to="/" class="button primary" testId="lesson-next">
            {t("ui-home-play")}
          </Link>
        </>
      ) : (
        <Link to={`/learn/${next.id}`} class="button primary" testId="lesson-next">
          {t("ui-learn-next")}
        </Link>
      )}
      <button type="button" class="button" data-testid="lesson-again" onClick={onAgain}>
        {t("ui-learn-again")}
      </button>
    </div>
  );
}
