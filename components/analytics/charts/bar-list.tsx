import { Bar } from "./bar";

export type BarRow = {
  label: string;
  count: number;
  /** The count as it is read: "120 (24.0%)". */
  text: string;
};

type BarListProps = {
  /** What the list is called. */
  label: string;
  rows: readonly BarRow[];
  /** The count of a whole bar; without one the largest fills it. */
  max?: number;
};

/** Rows that say their numbers in text; the bars only draw them. */
export function BarList({ label, rows, max = Math.max(0, ...rows.map(({ count }) => count)) }: BarListProps) {
  return (
    <ol aria-label={label} className="flex flex-col gap-4">
      {rows.map((row) => (
        <li key={row.label} className="flex flex-col gap-1.5 text-sm">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span className="min-w-0 font-medium wrap-anywhere">{row.label}</span>
            <span className="text-muted-foreground tabular-nums">{row.text}</span>
          </span>
          <span className="flex">
            <Bar value={row.count} max={max} />
          </span>
        </li>
      ))}
    </ol>
  );
}
