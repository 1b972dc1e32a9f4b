import { headers } from "next/headers";
import type { ReactNode } from "react";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { CurrencyProvider } from "@/components/products/currency";
import { readSessionUser } from "@/lib/session/read-session-user";
import { readSite } from "@/lib/site/site";

export default async function ScreensLayout({ children }: { children: ReactNode }) {
  const [{ name, logo, currency }, user] = await Promise.all([readSite(), readSessionUser(await headers())]);
  return (
    <CurrencyProvider currency={currency}>
      <DashboardShell brand={{ name, logo }} user={user}>
        {children}
      </DashboardShell>
    </CurrencyProvider>
  );
}
