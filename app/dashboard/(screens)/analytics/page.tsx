import type { Metadata } from "next";
import { AnalyticsScreen } from "@/components/analytics/analytics-screen";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "Analytics & Insights" };

export default function AnalyticsPage() {
  return <AnalyticsScreen siteUrl={env().SITE_URL} />;
}
