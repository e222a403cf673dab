/** One table: its lobby, its game, its results, whatever the view says. */
import { useEffect } from "preact/hooks";
import { close, open } from "../../app/play.ts";
import { phaseOf } from "../../game/phase.ts";

interface Props {
  readonly code: string;
}

export default function TableScreen({ code }: Props) {
  const session = open(code);
  useEffect(() => {
    session.start();
    return close;
  }, [session]);
  const view = session.game.value.view;
  return <main>{view === null ? null : phaseOf(view)}</main>;
}
