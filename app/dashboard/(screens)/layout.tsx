import type { ReactNode } from "react";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { CurrencyProvider } from "@/components/products/currency";
import { readSite } from "@/lib/site/site";

export default async function ScreensLayout({ children }: { children: ReactNode }) {
  const { name, logo, currency } = await readSite();
  return (
    <CurrencyProvider currency={currency}>
      <DashboardShell brand={{ name, logo }}>{children}</DashboardShell>
    </CurrencyProvider>
  );
}
