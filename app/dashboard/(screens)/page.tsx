import type { Metadata } from "next";
import { Home } from "@/components/overview/home";
import { CurrencyProvider } from "@/components/products/currency";
import { toCardSite } from "@/components/profile/preview/card-site";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "Dashboard" };

export default function DashboardPage() {
  const settings = env();
  return (
    <CurrencyProvider currency={settings.CURRENCY}>
      <Home siteUrl={settings.SITE_URL} site={toCardSite(settings)} />
    </CurrencyProvider>
  );
}
