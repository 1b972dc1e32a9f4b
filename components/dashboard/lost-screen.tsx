"use client";

import { useT } from "@/components/i18n/translator-context";
import type { ScreenSite } from "@/components/session/site";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import * as paths from "@/lib/paths";
import { DashboardShell } from "./dashboard-shell";

export function LostScreen({ site }: { site: ScreenSite }) {
  const t = useT();
  return (
    <DashboardShell site={site}>
      <div className="flex flex-col items-center py-16 text-center sm:py-24">
        <p className="text-5xl font-semibold tracking-tight text-primary">404</p>
        <h1 className="mt-3 text-xl font-semibold">{t("dashboard.lost.title")}</h1>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Link href={paths.dashboard} className={buttonVariants()}>
            {t("dashboard.lost.back")}
          </Link>
          <a href={paths.home} className={buttonVariants({ variant: "outline" })}>
            {t("dashboard.lost.home")}
          </a>
        </div>
      </div>
    </DashboardShell>
  );
}
