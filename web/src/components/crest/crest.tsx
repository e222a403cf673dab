/** The sign of the game: a queen, king and ace, which are a run. */
import "./crest.css";

export function Crest() {
  return (
    <svg class="crest" viewBox="0 0 100 72" aria-hidden="true" focusable="false">
      <g class="crest__card" transform="translate(-9 3) rotate(-17 48 60)">
        <rect x="31" y="9" width="34" height="48" rx="5" />
        <path d="M48 45s-9-6-9-12a5 5 0 0 1 9-2.8 5 5 0 0 1 9 2.8c0 6-9 12-9 12z" />
      </g>
      <g class="crest__card" transform="translate(2 0)">
        <rect x="31" y="9" width="34" height="48" rx="5" />
        <path d="M48 45s-9-6-9-12a5 5 0 0 1 9-2.8 5 5 0 0 1 9 2.8c0 6-9 12-9 12z" />
      </g>
      <g class="crest__card" transform="translate(13 3) rotate(17 48 60)">
        <rect x="31" y="9" width="34" height="48" rx="5" />
        <path d="M48 45s-9-6-9-12a5 5 0 0 1 9-2.8 5 5 0 0 1 9 2.8c0 6-9 12-9 12z" />
      </g>
    </svg>
  );
}
