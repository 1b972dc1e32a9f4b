import { headers } from "next/headers";
import type { ReactNode } from "react";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { CurrencyProvider } from "@/components/products/currency";
import { KnownAnswers } from "@/components/session/known-answers";
import type { CurrentUser } from "@/lib/contract/account";
import { accountOperations } from "@/lib/contract/operations/account";
import { capabilityOperations } from "@/lib/contract/operations/capabilities";
import { readAnswers, reading } from "@/lib/web/session/read-answers";
import { readSite } from "@/lib/web/site/site";

const { getCurrentUser } = accountOperations;
const readings = [reading(getCurrentUser), reading(capabilityOperations.getCapabilities)];

export default async function ScreensLayout({ children }: { children: ReactNode }) {
  const [site, answers] = await Promise.all([readSite(), readAnswers(await headers(), readings)]);
  const { name, logo, currency } = site;
  // Who the page is for is looked at again before it is believed.
  const { [getCurrentUser.path]: user, ...known } = answers;
  return (
    <CurrencyProvider currency={currency}>
      <KnownAnswers answers={known}>
        <DashboardShell brand={{ name, logo }} user={user as CurrentUser | undefined}>
          {children}
        </DashboardShell>
      </KnownAnswers>
    </CurrencyProvider>
  );
}
