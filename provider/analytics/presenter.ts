import {
  type Analytics,
  type AnalyticsDetails,
  type CompanyFigures,
  type Device,
  type EventKind,
  type Overview,
  outcomeKinds,
} from "@/lib/contract/analytics/schema";
import { analyticsLimits } from "@/lib/contract/analytics/values";
import { type SocialNetwork, socialNetworks } from "@/lib/contract/cards/networks";
import { type Figure, isItemOf, type Metric } from "./counting/figures";
import { listDays } from "./counting/ranges";
import type { Counts } from "./overview-repo";
import type { CompanyFiguresRow, Growth } from "./repo";
import type { Measured } from "./service";

export function presentAnalytics(measured: Measured): Analytics {
  const { sums, before, documents, products, feedback } = measured;
  const views = { before: totalOf(before, "views"), after: totalOf(sums, "views") };
  const visitors = { before: totalOf(before, "visitors"), after: totalOf(sums, "visitors") };
  return {
    totalViews: views.after,
    totalVisitors: visitors.after,
    totalDocuments: documents.after,
    totalProducts: products.after,
    totalFeedback: feedback.after,
    viewsChange: changeOf(views),
    visitorsChange: changeOf(visitors),
    documentsChange: changeOf(documents),
    productsChange: changeOf(products),
    feedbackChange: changeOf(feedback),
    monthlyViews: presentMonths(measured),
    topDocuments: measured.opened.documents.map(({ name, count }) => ({ name, views: count })),
    visitorSources: itemsOf(sums, "source").map(({ item, count }) => ({ source: item, count })),
    details: presentDetails(measured),
  };
}

/** No row means zero. */
export function presentCompanyFigures({ id, company_name, views, visitors, taps }: CompanyFiguresRow): CompanyFigures {
  return { client_id: id, company_name, views, visitors, taps };
}

function presentDetails({ range, sums, before, byDay, opened }: Measured): AnalyticsDetails {
  const kinds = itemsOf(sums, "kind").map(({ item, count }) => ({ kind: item as EventKind, count }));
  const counts = new Map(byDay.map(({ day, metric, count }) => [`${day} ${metric}`, count]));
  const onDay = (day: string, metric: Metric) => counts.get(`${day} ${metric}`) ?? 0;
  return {
    from: range.from,
    to: range.to,
    days: listDays(range).map((day) => ({
      day,
      views: onDay(day, "views"),
      visitors: onDay(day, "visitors"),
      taps: onDay(day, "taps"),
    })),
    funnel: {
      views: totalOf(sums, "views"),
      taps: totalOf(sums, "taps"),
      contactsSaved: countOf(sums, "contact_saved"),
      leads: countOf(sums, "enquiry_sent"),
    },
    outcomes: outcomeKinds.map((kind) => {
      const growth = { before: countOf(before, kind), after: countOf(sums, kind) };
      return { kind, count: growth.after, change: changeOf(growth) };
    }),
    kinds,
    topProducts: opened.products.map(({ name, count }) => ({ name, count })),
    topVideos: opened.videos.map(({ name, count }) => ({ name, count })),
    topLinks: itemsOf(sums, "target:social").map(({ item, count }) => ({ name: nameOf(item), count })),
    devices: itemsOf(sums, "device").map(({ item, count }) => ({ device: item as Device, count })),
    languages: first(itemsOf(sums, "language")).map(({ item, count }) => ({ language: item, count })),
    countries: first(itemsOf(sums, "country")).map(({ item, count }) => ({ country: item, count })),
    towns: first(itemsOf(sums, "town")).map(({ item, count }) => ({ ...readTown(item), count })),
    hours: itemsOf(sums, "hour").map(({ item, count }) => ({ ...readHour(item), views: count })),
  };
}

function presentMonths({ months, byMonth }: Measured): Analytics["monthlyViews"] {
  const views = new Map(byMonth.filter(({ metric }) => metric === "views").map(({ day, count }) => [day, count]));
  return months.map((month) => ({ month: month.slice(0, "2026-11".length), views: views.get(month) ?? 0 }));
}

/** Percent, one decimal. */
function changeOf({ before, after }: Growth): number {
  if (before === 0) return after === 0 ? 0 : 100;
  return Math.round(((after - before) / before) * 1_000) / 10;
}

/** Largest first; drops unknown items of imported archives. */
function itemsOf(figures: readonly Figure[], metric: Metric): Figure[] {
  return figures.filter((figure) => figure.metric === metric && isItemOf(metric, figure.item));
}

function totalOf(figures: readonly Figure[], metric: Metric): number {
  return itemsOf(figures, metric)[0]?.count ?? 0;
}

function countOf(figures: readonly Figure[], kind: EventKind): number {
  return itemsOf(figures, "kind").find(({ item }) => item === kind)?.count ?? 0;
}

const first = (items: Figure[]) => items.slice(0, analyticsLimits.places);

function nameOf(network: string): string {
  return Object.hasOwn(socialNetworks, network) ? socialNetworks[network as SocialNetwork].label : network;
}

/** `IN Mumbai`. */
function readTown(item: string): { town: string; country: string } {
  const [country = "", ...town] = item.split(" ");
  return { town: town.join(" "), country };
}

/** `1 09` is Monday at nine. */
function readHour(item: string): { weekday: number; hour: number } {
  const [weekday, hour] = item.split(" ").map(Number);
  return { weekday: weekday ?? 0, hour: hour ?? 0 };
}

export function presentOverview(counts: Counts): Overview {
  return {
    clients: counts.clients ?? null,
    active_clients: counts.active_clients ?? null,
    documents: counts.documents,
    products: counts.products,
    views: counts.views ?? null,
    feedback: counts.feedback ?? null,
    conversion_rate: counts.conversion ? rateOf(counts.conversion) : null,
  };
}

/** Percent, one decimal, at most 100: a view may lead to several contacts. */
function rateOf({ views, contacts }: NonNullable<Counts["conversion"]>): number | null {
  return views === 0 ? null : Math.min(100, Math.round((contacts / views) * 1_000) / 10);
}
