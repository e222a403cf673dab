/** The table's icons, as strokes on a 24 x 24 grid. */
import "../../components/icon/icon.css";

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  talk: "M4 5h16v11H10l-5 4v-4H4z",
  log: "M5 6h.1M5 12h.1M5 18h.1M9 6h11M9 12h11M9 18h11",
  help: "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.5v.1",
  undo: "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4",
  sort: "M7 5v14M7 19l-3-3M7 19l3-3M13 7h8M13 12h6M13 17h4",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6H9.4c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",
  down: "M12 4v11M7 11l5 5 5-5M5 20h14",
  out: "M12 20V9M7 13l5-5 5 5M5 4h14",
  fan: "M9 4h9v13H9zM6 7v13h9",
  play: "M7 4v16l13-8z",
  muted: "M4 9v6h4l5 4V5L8 9zM17 9l4 6M21 9l-4 6",
  heard: "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
} as const;

export type TableIconName = keyof typeof PATHS;

export function TableIcon({ name }: { readonly name: TableIconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
