/** The sign of the game: a queen, king and ace, which are a run. */
import "./crest.css";

export function Crest() {
  return (
    <svg class="crest" viewBox="0 0 96 72" aria-hidden="true" focusable="false">
      <g class="crest__card" transform="rotate(-16 48 96)">
        <rect x="33" y="10" width="34" height="48" rx="5" />
        <path d="M50 46s-9-6-9-12a5 5 0 0 1 9-2.8 5 5 0 0 1 9 2.800c0 6-9 12-9 12z" />
      </g>
      <g class="crest__card" transform="rotate(0 48 96)">
        <rect x="31" y="7" width="34" height="48" rx="5" />
        <path d="M48 43s-9-6-9-12a5 5 0 0 1 9-2.8 5 5 0 0 1 9 2.800c0 6-9 12-9 12z" />
      </g>
      <g class="crest__card" transform="rotate(16 48 96)">
        <rect x="29" y="10" width="34" height="48" rx="5" />
        <path d="M46 46s-9-6-9-12a5 5 0 0 1 9-2.8 5 5 0 0 1 9 2.800c0 6-9 12-9 12z" />
      </g>
    </svg>
  );
}
