import type { Metadata } from "next";
import { Home } from "@/components/overview/home";
import { toCardSite } from "@/components/profile/preview/card-site";
import { WithAnswers } from "@/components/session/with-answers";
import { analyticsOperations } from "@/lib/contract/operations/analytics";
import { overviewOperations } from "@/lib/contract/operations/overview";
import { env } from "@/lib/env";
import { reading } from "@/lib/session/read-answers";
import { readSite, siteBase } from "@/lib/site/site";

export const metadata: Metadata = { title: "Dashboard" };

const readings = [reading(overviewOperations.getOverview), reading(analyticsOperations.getAnalytics, { period: "7d" })];

export default async function DashboardPage() {
  const settings = env();
  return (
    <WithAnswers to={readings}>
      <Home siteUrl={settings.SITE_URL} site={toCardSite(settings, await readSite())} base={siteBase()} />
    </WithAnswers>
  );
}
