/** An address as a square for phones to scan. */
import { encode } from "uqr";
import "./qr.css";

interface Props {
  readonly text: string;
  readonly label: string;
}

const BORDER = 2;

export function Qr({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
      data-testid="qr"
    >
      <rect width={size} height={size} class="qr__paper" />
      <path d={pathOf(data)} class="qr__ink" />
    </svg>
  );
}

function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
}
