import { type ReactNode, useId } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Table, TableBody, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { formatCount } from "@/lib/format/number";
import type { Key } from "@/lib/i18n/messages";

type ChartCardProps = {
  title: string;
  description: string;
  /** Replaces an empty chart. */
  emptyText?: string;
  isEmpty?: boolean;
  children: ReactNode;
  className?: string;
};

export function ChartCard({ title, description, emptyText, isEmpty, children, className }: ChartCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cn("min-w-0", className)}>
      <Card className="flex h-full flex-col">
        <CardHeader>
          <CardTitle id={titleId}>{title}</CardTitle>
          <CardDescription>{description}</CardDescription>
        </CardHeader>
        <CardContent className="flex flex-1 flex-col">
          {isEmpty ? <p className="text-sm text-muted-foreground">{emptyText}</p> : children}
        </CardContent>
      </Card>
    </section>
  );
}

type BarRow = {
  label: string;
  count: number;
  /** "120 (24.0%)". */
  text: string;
};

type BarListProps = {
  label: string;
  rows: readonly BarRow[];
  /** The count of a full bar; the largest by default. */
  max?: number;
};

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

/** Hidden from screen readers: the number stands beside it as text. */
export function Bar({ value, max }: { value: number; max: number }) {
  return (
    <span aria-hidden="true" className="block h-2 flex-1 overflow-hidden rounded-full bg-secondary">
      <span
        data-slot="bar"
        className="block h-full rounded-full bg-primary transition-[width] forced-colors:bg-[CanvasText]"
        style={{ width: `${max > 0 ? Math.min(value / max, 1) * 100 : 0}%` }}
      />
    </span>
  );
}

type RankedListProps = {
  label: string;
  items: readonly { name: string; count: number }[];
  /** Tells a count: "15 views". */
  unit: Key;
};

/** Several items may have the same name. */
export function RankedList({ label, items, unit }: RankedListProps) {
  const t = useT();
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
          <span className="shrink-0 text-muted-foreground tabular-nums">{t(unit, { count })}</span>
        </li>
      ))}
    </ol>
  );
}

type ChartTableProps = {
  /** For screen readers. */
  label: string;
  heads: readonly [string, ...string[]];
  rows: readonly { name: string; counts: readonly number[] }[];
};

export function ChartTable({ label, heads: [first, ...others], rows }: ChartTableProps) {
  const t = useT();
  return (
    <details className="-mb-3 text-sm">
      <summary className="-mx-2 inline-flex h-11 cursor-pointer list-none items-center rounded-md px-2 text-sm font-medium text-muted-foreground transition-colors hover:text-foreground focus-ring [&::-webkit-details-marker]:hidden">
        {t("analytics.table")}
      </summary>
      <Table aria-label={label} frameClassName="mt-2 max-h-96 overflow-y-auto">
        <TableHeader>
          <TableRow>
            <TableHead>{first}</TableHead>
            {others.map((head) => (
              <TableHead key={head} className="text-end">
                {head}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(({ name, counts }) => (
            <TableRow key={name}>
              <th scope="row" className="px-4 py-2 font-normal whitespace-nowrap sm:px-5">
                {name}
              </th>
              {counts.map((count, index) => (
                <td key={others[index]} className="px-4 py-2 text-end tabular-nums sm:px-5">
                  {formatCount(count)}
                </td>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </details>
  );
}
