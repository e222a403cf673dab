/** The games that wait for this player, on top of everything else. */
import { lastTable, player } from "../../api/player.ts";
import { Refusal } from "../../api/rest.ts";
import { Link } from "../../app/link.tsx";
import { rest } from "../../app/play.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { useLoaded } from "../../components/task/loaded.ts";
import { t } from "../../texts/texts.ts";
import type { View } from "../../wire/types.ts";
import { type Resumable, resumables } from "./resumable.ts";
import "./resume_games.css";

export function ResumeGames() {
  const tables = useLoaded(() => (player.peek() === null ? nothing() : waiting()), []);
  if (tables.state !== "here" || tables.value.length === 0) return null;
  return (
    <ul class="resume">
      {tables.value.map((table, place) => (
        <li key={table.code}>
          <Link
            to={`/t/${table.code}`}
            class="resume__table"
            testId={place === 0 ? "resume" : `resume-${table.code}`}
          >
            <span class="resume__text">
              <strong>{table.playing ? t("ui-home-resume") : t("ui-home-back-to-table")}</strong>
              <span>{t("ui-home-resume-hint", { code: table.code })}</span>
            </span>
            <Icon name="next" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

async function nothing(): Promise<Resumable[]> {
  return [];
}

async function waiting(): Promise<Resumable[]> {
  const [matches, last] = await Promise.all([rest.matches(), lastView()]);
  return resumables(matches, last);
}

async function lastView(): Promise<View | null> {
  const code = lastTable.peek();
  if (code === null) return null;
  try {
    return await rest.table(code);
  } catch (error) {
    if (error instanceof Refusal && error.code === "unknown_table") lastTable.value = null;
    return null;
  }
}
