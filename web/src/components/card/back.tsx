/** The back of a card: a lattice in a frame. */
import "./card.css";

export function Back() {
  return (
    <span class="card card--back" aria-hidden="true">
      <svg viewBox="0 0 56 80" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect class="card__back-frame" x="4" y="4" width="48" height="72" rx="4" />
        <path
          class="card__back-lattice"
          d="M4 22 22 4M4 40 40 4M4 58 52 10M4 76 52 28M16 76 52 40M34 76 52 58M52 22 34 4M52 40 16 4M52 58 4 10M52 76 4 28M40 76 4 40M22 76 4 58"
        />
      </svg>
    </span>
  );
}
