import type { EventKind } from "@/lib/contract/event";
import type { Row } from "../ports/database/schema";

/** One figure of a company and a day; what is zero is left out. */
export type Figure = Pick<Row<"figures">, "metric" | "item" | "count">;

/**
 * What is counted, and by what `item`:
 * - `kind`: events, by what was done;
 * - `hour`: views, by the hour of the company's day, two digits;
 * - `visitors`: visitors who looked, without item; of those, by what their first look of the day tells: `source`,
 *   `device`, `language`, `country`, and `town` as `IN Mumbai`;
 * - `target:…`: events of that kind, by what they were about.
 */
export const visitorMetrics = ["source", "device", "language", "country", "town"] as const;

/** Events alike, and how many. */
export type EventCount = { kind: string; target: string | null; hour: number; count: number };

/** Visitors alike, and how many, by their first look of the day. */
export type VisitorCount = Pick<Row<"events">, (typeof visitorMetrics)[number]> & { count: number };

export function toFigures(events: readonly EventCount[], visitors: readonly VisitorCount[]): Figure[] {
  const sums = new Map<string, Figure>();
  const add = (metric: string, item: string | null, count: number) => {
    if (item === null) return;
    const key = `${metric} ${item}`;
    sums.set(key, { metric, item, count: (sums.get(key)?.count ?? 0) + count });
  };
  for (const { kind, target, hour, count } of events) {
    add("kind", kind, count);
    if (kind === ("view" satisfies EventKind)) add("hour", String(hour).padStart(2, "0"), count);
    if (target !== null) add(`target:${kind}`, target, count);
  }
  for (const { count, ...first } of visitors) {
    add("visitors", "", count);
    for (const metric of visitorMetrics) if (metric !== "town") add(metric, first[metric], count);
    if (first.town !== null) add("town", `${first.country ?? "??"} ${first.town}`, count);
  }
  return [...sums.values()];
}

/** What has to be added to `before` for `after` to come out; figures that stay are left out. */
export function compareFigures(before: readonly Figure[], after: readonly Figure[]): Figure[] {
  const differences = new Map(after.map((figure) => [`${figure.metric} ${figure.item}`, { ...figure }]));
  for (const { metric, item, count } of before) {
    const key = `${metric} ${item}`;
    differences.set(key, { metric, item, count: (differences.get(key)?.count ?? 0) - count });
  }
  return [...differences.values()].filter(({ count }) => count !== 0);
}
