import { devices, type EventKind, eventKinds, eventSources } from "@/lib/contract/analytics/schema";
import { socialNetworks } from "@/lib/contract/cards/networks";
import { weekdayOf } from "../../ports/database/queries/days";
import type { Row } from "../../ports/database/schema";

/** Per company and day; zeros are left out. */
export type Figure = Pick<Row<"figures">, "metric" | "item" | "count">;

/**
 * What is counted, and by what `item`:
 * - `views`, `visitors`, who have looked, and `taps` on a way to reach the company: without item;
 * - `kind`: all events but views, by what was done;
 * - `hour`: views, by weekday, of which Monday is 1, and hour: `1 09`;
 * - of visitors, by what their first look of the day tells: `source`, `device`, `language`, `country`, and `town` as
 *   `IN Mumbai`;
 * - `target:…`: events of that kind, by what they were about;
 * - `person:…`: events of that kind on a person's card, by whose.
 */
export const totals = ["views", "visitors", "taps"] as const;
export const visitorMetrics = ["source", "device", "language", "country", "town"] as const;

export const targets = ["social", "document_opened", "product_opened", "video_opened"] as const satisfies EventKind[];
export const metrics = [
  ...totals,
  "kind",
  "hour",
  ...visitorMetrics,
  ...targets.map((kind) => `target:${kind}` as const),
] as const;
/** What a card's file does not carry: people get other ids where it is loaded. */
export const personMetrics = eventKinds.map((kind) => `person:${kind}` as const);
export type Metric = (typeof metrics)[number] | (typeof personMetrics)[number];

/** Equal events and their count. */
export type EventCount = { kind: string; target: string | null; person_id: number | null; hour: number; count: number };

/** Equal visitors and their count, by their first view of the day. */
export type VisitorCount = Pick<Row<"events">, (typeof visitorMetrics)[number]> & { count: number };

const taps: readonly string[] = ["call", "whatsapp", "email", "location", "social"] satisfies EventKind[];

export function toFigures(day: string, events: readonly EventCount[], visitors: readonly VisitorCount[]): Figure[] {
  const sums = new Map<string, Figure>();
  const weekday = weekdayOf(day);
  const add = (metric: string, item: string | null, count: number) => {
    if (item === null) return;
    const key = `${metric} ${item}`;
    sums.set(key, { metric, item, count: (sums.get(key)?.count ?? 0) + count });
  };
  for (const { kind, target, person_id, hour, count } of events) {
    if (person_id !== null) add(`person:${kind}`, String(person_id), count);
    if (kind === ("view" satisfies EventKind)) {
      add("views", "", count);
      add("hour", `${weekday} ${String(hour).padStart(2, "0")}`, count);
      continue;
    }
    add("kind", kind, count);
    if (taps.includes(kind)) add("taps", "", count);
    if (isTarget(kind, target)) add(`target:${kind}`, target, count);
  }
  for (const { count, ...first } of visitors) {
    add("visitors", "", count);
    for (const metric of visitorMetrics) if (metric !== "town") add(metric, first[metric], count);
    if (first.town !== null) add("town", `${first.country ?? "??"} ${first.town}`, count);
  }
  return [...sums.values()];
}

/** Reports are untrusted: drops impossible targets. */
function isTarget(kind: string, target: string | null): boolean {
  if (target === null || !(targets as readonly string[]).includes(kind)) return false;
  return kind === "social" ? Object.hasOwn(socialNetworks, target) : /^[1-9]\d*$/.test(target);
}

const itemPatterns: Partial<Record<Metric, RegExp>> = {
  hour: /^[1-7] ([01]\d|2[0-3])$/,
  language: /^[a-z]{2,3}$/,
  country: /^[A-Z]{2}$/,
  town: /^([A-Z]{2}|\?\?) \S.{0,149}$/u,
};
const itemLists: Partial<Record<Metric, readonly string[]>> = {
  kind: eventKinds,
  source: eventSources,
  device: devices,
};

/** Imported figures may have unknown items. */
export function isItemOf(metric: Metric, item: string): boolean {
  if ((totals as readonly string[]).includes(metric)) return item === "";
  const target = /^target:(.+)$/.exec(metric)?.[1];
  if (target) return isTarget(target, item);
  return itemLists[metric]?.includes(item) ?? itemPatterns[metric]?.test(item) ?? false;
}

/**
 * What of a company's totals was counted elsewhere. They are its owner's word: nobody is ranked by them.
 */
export const broughtAlong = (metric: (typeof totals)[number]) => `brought:${metric}` as const;

/** Also kept for the whole site; contents and people are per company only. */
export function isOfSite({ metric }: Figure): boolean {
  return !/^(target|person):/.test(metric) || metric === "target:social";
}

/** Differences to add to `before`, in a stable order. */
export function compareFigures(before: readonly Figure[], after: readonly Figure[]): Figure[] {
  const differences = new Map(after.map((figure) => [`${figure.metric} ${figure.item}`, { ...figure }]));
  for (const { metric, item, count } of before) {
    const key = `${metric} ${item}`;
    differences.set(key, { metric, item, count: (differences.get(key)?.count ?? 0) - count });
  }
  return [...differences]
    .filter(([, { count }]) => count !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, figure]) => figure);
}
