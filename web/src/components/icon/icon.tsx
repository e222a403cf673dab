/** Line icons of the interface; they only ever stand beside or inside something with a name. */
import "./icon.css";

const PATHS = {
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  close: "M6 6l12 12M18 6L6 18",
  settings:
    "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM9 14.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z",
  share: "M12 15V4M8 7.5L12 3.5l4 4M5 12v7.5h14V12",
  copy: "M9 9h10.5v10.5H9zM15 5.5V4.5H4.5V15h1",
  learn: "M12 5L2.5 9.5 12 14l9.5-4.5zM6.5 11.5V16c0 1.5 2.5 3 5.5 3s5.5-1.5 5.5-3v-4.5",
  rules: "M6 3.5h9.5L19 7v13.5H6zM9 10h7M9 13.5h7M9 17h4",
  history: "M12 7.5V12l3 2M3.5 12a8.5 8.5 0 108.5-8.5A8.5 8.5 0 004.5 8M4 4v4.5h4.5",
  people:
    "M9 11.5a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 19.5c.5-3.5 3-5 6.5-5s6 1.5 6.5 5M16 5a3.5 3.5 0 010 6.5M17.5 14.8c2.3.7 3.7 2.2 4 4.7",
  search: "M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.500L20.5 20.5",
  check: "M4.5 12.500l5 5 10-11",
  cross: "M6.5 6.500l11 11M17.5 6.500l-11 11",
  trophy:
    "M7.5 4h9v6a4.5 4.5 0 01-9 0zM7.5 5.500H4V7a3.5 3.5 0 003.5 3.500M16.5 5.500H20V7a3.5 3.5 0 01-3.5 3.500M12 14.500V18M8 20h8",
  language:
    "M12 3.500a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM3.5 12h17M12 3.500c2.3 2.3 3.5 5.2 3.5 8.500s-1.2 6.2-3.5 8.500c-2.3-2.3-3.5-5.2-3.5-8.500S9.7 5.8 12 3.500z",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  const mirrored = name === "back" || name === "next" ? " icon--directed" : "";
  return (
    <svg class={`icon${mirrored}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
