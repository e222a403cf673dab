/** How far somebody is in a lesson. */
import type { Fault } from "../../game/diagnosis.ts";
import type { Lesson } from "./lessons.ts";
import { type Deed, type Position, play } from "./position.ts";

export interface Course {
  readonly lesson: Lesson;
  readonly position: Position;
  /** How many goals are reached. */
  readonly reached: number;
  /** What came of the last deed, if it brought one no further. */
  readonly answer: Answer | null;
}

export type Answer =
  /** The rules are against it. */
  | { readonly kind: "fault"; readonly fault: Fault }
  /** It would be allowed, but leads past what the lesson shows. */
  | { readonly kind: "later" };

export function begun(lesson: Lesson): Course {
  return { lesson, position: lesson.start, reached: 0, answer: null };
}

export function isDone(course: Course): boolean {
  return course.reached === course.lesson.goals.length;
}

/** Return the course after a deed: one goal further, or with an answer that says why not. */
export function attempt(course: Course, deed: Deed): Course {
  const outcome = play(course.position, deed);
  if (!outcome.done) return { ...course, answer: { kind: "fault", fault: outcome.fault } };
  const goal = course.lesson.goals[course.reached];
  if (goal === undefined || !goal.isMet(deed)) return { ...course, answer: { kind: "later" } };
  return { ...course, position: outcome.position, reached: course.reached + 1, answer: null };
}
