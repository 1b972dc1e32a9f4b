import type { Metadata } from "next";
import { Home } from "@/components/overview/home";
import { toCardSite } from "@/components/profile/preview/card-site";
import { env } from "@/lib/env";
import { readSite, siteBase } from "@/lib/site/site";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage() {
  const settings = env();
  return <Home siteUrl={settings.SITE_URL} site={toCardSite(settings, await readSite())} base={siteBase()} />;
}
