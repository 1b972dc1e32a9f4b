import type { Range } from "@/lib/api/analytics";
import type { Analytics, AnalyticsDetails } from "@/lib/contract/analytics/schema";
import { toCsv } from "@/lib/contract/csv";
import { percentOf } from "@/lib/format/number";
import { nameCountry } from "@/lib/format/place";
import type { T } from "@/lib/i18n/translator";
import { figuresOf, outcomesOf } from "./analytics-figures";
import { deviceNames, kindNames, labelSource, periodNames } from "./labels";

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
export function writeReport(t: T, { analytics, range, isSample, company }: Report): string {
  const { totalVisitors, monthlyViews, topDocuments, visitorSources, details } = analytics;
  const head: Rows = [];
  if (isSample) head.push([t("analytics.report.sample"), t("analytics.sample")]);
  if (company !== undefined) head.push([t("analytics.report.company"), company]);
  if ("period" in range) head.push([t("analytics.report.period"), t(periodNames[range.period])]);
  const days = details ?? range;
  if ("from" in days) head.push([t("analytics.report.days"), days.from, days.to]);

  return toCsv([
    ...head,
    ...table(
      [t("analytics.report.figure"), t("analytics.report.value"), t("analytics.report.change")],
      [...outcomesOf(t, analytics), ...figuresOf(t, analytics)].map(({ label, value, change }) => [
        label,
        value,
        change,
      ]),
    ),
    ...(details ? writeDays(t, details) : []),
    ...table(
      [t("analytics.report.month"), t("analytics.counted.views")],
      monthlyViews.map(({ month, views }) => [month, views]),
    ),
    ...table(
      [t("analytics.report.source"), t("analytics.counted.visitors"), t("analytics.report.share")],
      visitorSources.map(({ source, count }) => [labelSource(t, source), count, percentOf(count, totalVisitors)]),
    ),
    ...table(
      [t("analytics.report.document"), t("analytics.counted.views")],
      topDocuments.map(({ name, views }) => [name, views]),
    ),
    ...(details ? writeDetails(t, details) : []),
  ]);
}

function writeDays(t: T, { days }: AnalyticsDetails): Rows {
  return table(
    [
      t("analytics.report.day"),
      t("analytics.counted.views"),
      t("analytics.counted.visitors"),
      t("analytics.counted.taps"),
    ],
    days.map(({ day, views, visitors, taps }) => [day, views, visitors, taps]),
  );
}

function writeDetails(t: T, details: AnalyticsDetails): Rows {
  const { funnel, kinds, topProducts, topVideos, topLinks, devices, countries, towns } = details;
  const ranking = (items: AnalyticsDetails["topProducts"]) => items.map(({ name, count }) => [name, count]);
  return [
    ...table(
      [t("analytics.report.step"), t("analytics.report.count")],
      [
        [t("analytics.counted.views"), funnel.views],
        [t("analytics.counted.taps"), funnel.taps],
        [t("analytics.funnel.contactsSaved"), funnel.contactsSaved],
        [t("analytics.funnel.enquiries"), funnel.leads],
      ],
    ),
    ...table(
      [t("analytics.report.action"), t("analytics.report.count")],
      kinds.map(({ kind, count }) => [t(kindNames[kind]), count]),
    ),
    ...table([t("analytics.report.product"), t("analytics.counted.views")], ranking(topProducts)),
    ...table([t("analytics.report.video"), t("analytics.report.plays")], ranking(topVideos)),
    ...table([t("analytics.report.link"), t("analytics.counted.taps")], ranking(topLinks)),
    ...table(
      [t("analytics.report.device"), t("analytics.counted.visitors")],
      devices.map(({ device, count }) => [t(deviceNames[device]), count]),
    ),
    ...table(
      [t("analytics.report.country"), t("analytics.counted.visitors")],
      countries.map(({ country, count }) => [nameCountry(t, country) || country, count]),
    ),
    ...table(
      [t("analytics.report.town"), t("analytics.report.country"), t("analytics.counted.visitors")],
      towns.map(({ town, country, count }) => [town, nameCountry(t, country), count]),
    ),
  ];
}

function table(head: string[], rows: Rows): Rows {
  return [[], head, ...rows];
}
