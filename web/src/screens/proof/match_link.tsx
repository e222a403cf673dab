/** The way from a table to the replay of its match: the match's address has to be asked for. */
import { rest } from "../../app/play.ts";
import { go } from "../../app/router.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { Problem } from "../../components/problem/problem.tsx";
import { useTask } from "../../components/task/task.ts";
import { t } from "../../texts/texts.ts";
import type { View } from "../../wire/types.ts";

interface Props {
  readonly view: View;
  readonly part: "replay" | "proof";
}

const LABELS = { replay: "ui-match-replay", proof: "ui-proof-check-all" } as const;
const ICONS = { replay: "history", proof: "check" } as const;

export function MatchLink({ view, part }: Props) {
  const task = useTask();
  const follow = async () => {
    const { matches } = await rest.matches();
    const found = matches.find((match) => match.code === view.table.code);
    go(found === undefined ? "/history" : `/match/${found.id}/${part}`);
  };
  return (
    <>
      <button
        type="button"
        class="button"
        aria-disabled={task.busy}
        data-testid={`match-${part}`}
        onClick={() => void task.run(follow)}
      >
        <Icon name={ICONS[part]} />
        {t(LABELS[part])}
      </button>
      <Problem text={task.problem} />
    </>
  );
}
