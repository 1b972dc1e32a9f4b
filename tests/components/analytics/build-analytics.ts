import { type Analytics, type AnalyticsDetails, outcomeKinds } from "@/lib/contract/analytics/schema";

/** `count` days up to 22 November 2026; figures vary, higher at weekends, but are the same in every run. */
export function buildDays(count = 30, factor = 1): AnalyticsDetails["days"] {
  const end = Date.parse("2026-11-22");
  return Array.from({ length: count }, (_, index) => {
    const time = end - (count - 1 - index) * 86_400_000;
    const isWeekend = [0, 6].includes(new Date(time).getUTCDay());
    const views = Math.round((20 + ((index * 7) % 13) + (isWeekend ? 25 : 0)) * factor);
    return {
      day: new Date(time).toISOString().slice(0, 10),
      views,
      visitors: Math.round(views * 0.62),
      taps: Math.round(views * 0.2),
    };
  });
}

export function buildDetails(overrides: Partial<AnalyticsDetails> = {}): AnalyticsDetails {
  const days = overrides.days ?? buildDays();
  return {
    from: days[0]?.day ?? "2026-11-22",
    to: days.at(-1)?.day ?? "2026-11-22",
    days,
    funnel: { views: 1_000, taps: 240, contactsSaved: 65, leads: 12 },
    outcomes: [
      { kind: "call", count: 90, change: 12.5 },
      { kind: "whatsapp", count: 120, change: -3.2 },
      { kind: "contact_saved", count: 65, change: 0 },
      { kind: "enquiry_sent", count: 12, change: 100 },
    ],
    kinds: [
      { kind: "whatsapp", count: 120 },
      { kind: "call", count: 90 },
      { kind: "contact_saved", count: 65 },
      { kind: "document_opened", count: 40 },
      { kind: "location", count: 30 },
    ],
    topProducts: [
      { name: "Brass lamp", count: 48 },
      { name: "Terracotta vase", count: 1 },
    ],
    topVideos: [{ name: "Our workshop", count: 22 }],
    topLinks: [
      { name: "Instagram", count: 18 },
      { name: "YouTube", count: 4 },
    ],
    devices: [
      { device: "phone", count: 500 },
      { device: "computer", count: 100 },
      { device: "tablet", count: 25 },
    ],
    languages: [{ language: "hi", count: 300 }],
    countries: [
      { country: "IN", count: 600 },
      { country: "AE", count: 25 },
    ],
    towns: [
      { town: "Pune", country: "IN", count: 400 },
      { town: "Thane", country: "??", count: 20 },
    ],
    hours: Array.from({ length: 7 }, (_, day) =>
      Array.from({ length: 14 }, (_, hour) => ({
        weekday: day + 1,
        hour: hour + 8,
        views: 1 + ((day * 5 + hour * hour) % 17) + (day === 5 && hour === 10 ? 40 : 0),
      })),
    ).flat(),
    ...overrides,
  };
}

/** An answer of our own provider. */
export function buildAnalytics(overrides: Partial<Analytics> = {}): Analytics {
  return {
    totalViews: 1_000,
    totalVisitors: 625,
    totalDocuments: 2,
    totalProducts: 12,
    totalFeedback: 5,
    viewsChange: 12.5,
    visitorsChange: -3.4,
    documentsChange: 0,
    productsChange: 20,
    feedbackChange: 100,
    monthlyViews: [
      { month: "2026-06", views: 0 },
      { month: "2026-07", views: 310 },
      { month: "2026-08", views: 520 },
      { month: "2026-09", views: 480 },
      { month: "2026-10", views: 870 },
      { month: "2026-11", views: 760 },
    ],
    topDocuments: [
      { name: "Catalogue", views: 30 },
      { name: "Prices", views: 10 },
    ],
    visitorSources: [
      { source: "whatsapp", count: 250 },
      { source: "qr", count: 200 },
      { source: "direct", count: 125 },
      { source: "Newspaper", count: 50 },
    ],
    details: buildDetails(),
    ...overrides,
  };
}

/** The same for a card without a single visitor. */
export function buildEmptyAnalytics(months: Analytics["monthlyViews"] = [{ month: "2026-11", views: 0 }]): Analytics {
  return buildAnalytics({
    totalViews: 0,
    totalVisitors: 0,
    monthlyViews: months,
    topDocuments: [],
    visitorSources: [],
    details: buildDetails({
      days: buildDays(30, 0),
      funnel: { views: 0, taps: 0, contactsSaved: 0, leads: 0 },
      outcomes: outcomeKinds.map((kind) => ({ kind, count: 0, change: 0 })),
      kinds: [],
      topProducts: [],
      topVideos: [],
      topLinks: [],
      devices: [],
      languages: [],
      countries: [],
      towns: [],
      hours: [],
    }),
  });
}
