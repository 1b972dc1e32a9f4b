import type { Range } from "@/lib/api/analytics";
import type { Analytics, AnalyticsDetails } from "@/lib/contract/analytics/schema";
import { toCsv } from "@/lib/contract/csv";
import { percentOf } from "@/lib/format/number";
import { nameCountry } from "@/lib/format/place";
import { figuresOf, outcomesOf } from "./analytics-figures";
import { deviceLabels, kindLabels, labelSource, periodLabels, sampleNotice } from "./labels";

export type Report = {
  analytics: Analytics;
  range: Range;
  isSample: boolean;
  /** Set for an administrator who looks at one company. */
  company?: string;
};

type Rows = (string | number)[][];

/** `analytics-2026-10-24-to-2026-11-22.csv`, or named after the period. */
export function reportName({ analytics: { details }, range, isSample }: Report): string {
  if (isSample) return `analytics-${"period" in range ? range.period : ""}-sample.csv`;
  const days = details ?? range;
  return "from" in days ? `analytics-${days.from}-to-${days.to}.csv` : `analytics-${days.period}.csv`;
}

/** Everything on the screen as CSV; a sample is marked as one. */
export function writeReport({ analytics, range, isSample, company }: Report): string {
  const { totalVisitors, monthlyViews, topDocuments, visitorSources, details } = analytics;
  const head: Rows = [];
  if (isSample) head.push(["Sample data", sampleNotice]);
  if (company !== undefined) head.push(["Company", company]);
  if ("period" in range) head.push(["Period", periodLabels[range.period]]);
  const days = details ?? range;
  if ("from" in days) head.push(["Days", days.from, days.to]);

  return toCsv([
    ...head,
    ...table(
      ["Figure", "Value", "Change (%)"],
      [...outcomesOf(analytics), ...figuresOf(analytics)].map(({ label, value, change }) => [label, value, change]),
    ),
    ...(details ? writeDays(details) : []),
    ...table(
      ["Month", "Views"],
      monthlyViews.map(({ month, views }) => [month, views]),
    ),
    ...table(
      ["Visitor source", "Visitors", "Share (%)"],
      visitorSources.map(({ source, count }) => [labelSource(source), count, percentOf(count, totalVisitors)]),
    ),
    ...table(
      ["Document", "Views"],
      topDocuments.map(({ name, views }) => [name, views]),
    ),
    ...(details ? writeDetails(details) : []),
  ]);
}

function writeDays({ days }: AnalyticsDetails): Rows {
  return table(
    ["Day", "Views", "Visitors", "Taps"],
    days.map(({ day, views, visitors, taps }) => [day, views, visitors, taps]),
  );
}

function writeDetails(details: AnalyticsDetails): Rows {
  const { funnel, kinds, topProducts, topVideos, topLinks, devices, countries, towns } = details;
  const ranking = (items: AnalyticsDetails["topProducts"]) => items.map(({ name, count }) => [name, count]);
  return [
    ...table(
      ["Step", "Count"],
      [
        ["Views", funnel.views],
        ["Taps", funnel.taps],
        ["Contacts saved", funnel.contactsSaved],
        ["Enquiries", funnel.leads],
      ],
    ),
    ...table(
      ["Action", "Count"],
      kinds.map(({ kind, count }) => [kindLabels[kind], count]),
    ),
    ...table(["Product", "Views"], ranking(topProducts)),
    ...table(["Video", "Plays"], ranking(topVideos)),
    ...table(["Link", "Taps"], ranking(topLinks)),
    ...table(
      ["Device", "Visitors"],
      devices.map(({ device, count }) => [deviceLabels[device], count]),
    ),
    ...table(
      ["Country", "Visitors"],
      countries.map(({ country, count }) => [nameCountry(country) || country, count]),
    ),
    ...table(
      ["Town", "Country", "Visitors"],
      towns.map(({ town, country, count }) => [town, nameCountry(country), count]),
    ),
  ];
}

function table(head: string[], rows: Rows): Rows {
  return [[], head, ...rows];
}
