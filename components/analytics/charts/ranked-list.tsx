import { formatAmount } from "@/lib/format/number";

type RankedListProps = {
  /** What the list is called. */
  label: string;
  items: readonly { name: string; count: number }[];
  /** What is counted, of one and of many: `["view", "views"]`. */
  unit: readonly [one: string, many: string];
};

/** Names with their places, most first. Several may have the same name. */
export function RankedList({ label, items, unit }: RankedListProps) {
  const ranked = items.toSorted((a, b) => b.count - a.count).map((item, index) => ({ ...item, place: index + 1 }));
  return (
    <ol aria-label={label} className="flex flex-col gap-3">
      {ranked.map(({ name, count, place }) => (
        <li key={place} className="flex items-center gap-3 text-sm">
          <span className="grid size-7 shrink-0 place-items-center rounded-full bg-accent text-xs font-semibold text-accent-foreground tabular-nums">
            {place}
          </span>
          <span title={name} className="line-clamp-3 min-w-0 flex-1 font-medium wrap-anywhere">
            {name}
          </span>
          <span className="shrink-0 text-muted-foreground tabular-nums">{formatAmount(count, unit)}</span>
        </li>
      ))}
    </ol>
  );
}
