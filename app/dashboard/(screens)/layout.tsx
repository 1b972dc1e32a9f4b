import { headers } from "next/headers";
import type { ReactNode } from "react";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { CurrencyProvider } from "@/components/products/currency";
import { accountOperations } from "@/lib/contract/identity/operations";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { readProvider } from "@/lib/web/provider-client/site";
import { readAnswers, reading } from "@/lib/web/session/read-answers";
import { readSite } from "@/lib/web/site/site";

const { getCurrentUser } = accountOperations;

export default async function ScreensLayout({ children }: { children: ReactNode }) {
  const [site, provider, { answers }] = await Promise.all([
    readSite(),
    readProvider(),
    readAnswers(await headers(), [reading(getCurrentUser)]),
  ]);
  const { name, logo, url, whatsapp, email, signUp, timeZone, currency } = site;
  // The browser checks the session again before it trusts this.
  const user = answers[getCurrentUser.path] as CurrentUser | undefined;
  return (
    <CurrencyProvider currency={currency}>
      <DashboardShell site={{ name, logo, url, whatsapp, email, signUp, timeZone }} provider={provider} user={user}>
        {children}
      </DashboardShell>
    </CurrencyProvider>
  );
}
