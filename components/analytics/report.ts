import type { Analytics, Period } from "@/lib/contract/analytics";
import { toCsv } from "@/lib/contract/csv";
import { percentOf } from "@/lib/format/number";
import { figuresOf } from "./analytics-figures";
import { periodLabels, sampleNotice } from "./analytics-texts";

export function reportName(period: Period): string {
  return `analytics-${period}-sample.csv`;
}

/** All that the screen shows, as a CSV file's text; it says of itself that it is a sample. */
export function writeReport(analytics: Analytics, period: Period): string {
  const { totalVisitors, monthlyViews, topDocuments, visitorSources } = analytics;
  return toCsv([
    ["Sample data", sampleNotice],
    ["Period", periodLabels[period]],
    [],
    ["Figure", "Value", "Change (%)"],
    ...figuresOf(analytics).map(({ label, value, change }) => [label, value, change]),
    [],
    ["Month", "Views"],
    ...monthlyViews.map(({ month, views }) => [month, views]),
    [],
    ["Document", "Views"],
    ...topDocuments.map(({ name, views }) => [name, views]),
    [],
    ["Visitor source", "Visitors", "Share (%)"],
    ...visitorSources.map(({ source, count }) => [source, count, percentOf(count, totalVisitors)]),
  ]);
}
