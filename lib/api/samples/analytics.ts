import type { Analytics } from "@/lib/contract/analytics/schema";
import type { Period } from "@/lib/contract/analytics/values";

/** Sample data, always marked as such. */

const monthlyViews: Analytics["monthlyViews"] = [
  { month: "Jan", views: 1_180 },
  { month: "Feb", views: 1_320 },
  { month: "Mar", views: 1_610 },
  { month: "Apr", views: 1_540 },
  { month: "May", views: 1_890 },
  { month: "Jun", views: 2_140 },
];

const kept = { totalDocuments: 2, totalProducts: 12, totalFeedback: 5, monthlyViews };

export const sampleAnalytics: Record<Period, Analytics> = {
  "7d": {
    ...kept,
    totalViews: 498,
    totalVisitors: 312,
    viewsChange: -3.4,
    visitorsChange: 1.8,
    documentsChange: 0,
    productsChange: 9.1,
    feedbackChange: 25,
    topDocuments: rankDocuments(64, 41),
    visitorSources: nameSources(118, 85, 66, 28, 15),
  },
  "30d": {
    ...kept,
    totalViews: 2_140,
    totalVisitors: 1_236,
    viewsChange: 13.2,
    visitorsChange: 9.4,
    documentsChange: 0,
    productsChange: 20,
    feedbackChange: -16.7,
    topDocuments: rankDocuments(286, 173),
    visitorSources: nameSources(470, 334, 260, 111, 61),
  },
  "90d": {
    ...kept,
    totalViews: 5_570,
    totalVisitors: 3_120,
    viewsChange: 35.5,
    visitorsChange: 28.1,
    documentsChange: 100,
    productsChange: 50,
    feedbackChange: 66.7,
    topDocuments: rankDocuments(742, 455),
    visitorSources: nameSources(1_186, 842, 655, 281, 156),
  },
  "1y": {
    ...kept,
    totalViews: 15_860,
    totalVisitors: 8_940,
    viewsChange: 62.8,
    visitorsChange: 54.3,
    documentsChange: 100,
    productsChange: 140,
    feedbackChange: 150,
    topDocuments: rankDocuments(2_104, 1_287),
    visitorSources: nameSources(3_397, 2_414, 1_877, 805, 447),
  },
};

function rankDocuments(catalogue: number, prices: number): Analytics["topDocuments"] {
  return [
    { name: "Product catalogue", views: catalogue },
    { name: "Price list", views: prices },
  ];
}

function nameSources(link: number, whatsApp: number, code: number, search: number, social: number) {
  return [
    { source: "Direct link", count: link },
    { source: "WhatsApp", count: whatsApp },
    { source: "QR code", count: code },
    { source: "Web search", count: search },
    { source: "Social media", count: social },
  ];
}
