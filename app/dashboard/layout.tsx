import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { SiteColors } from "@/components/site/site-colors";
import { AppProviders } from "@/components/ui/app/app-providers";
import { PhoneRegion } from "@/components/ui/app/phone-region";
import { env } from "@/lib/env";
import { readSite } from "@/lib/web/site/site";
import "@/styles/app.css";

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await readSite();
  return { title: { default: name, template: `%s · ${name}` }, robots: { index: false, follow: false } };
}

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <AppProviders
      nonce={nonce}
      messages={[
        "common.content.newTab",
        "common.content.viewCard",
        "common.leaving",
        "common.session.failed",
        "common.session.loading",
        "common.theme.title",
        "common.tryAgain",
        "dashboard.bell.label",
        "dashboard.error",
        "dashboard.main",
        "dashboard.menu",
        "dashboard.skip",
        "dashboard.user.menu",
        "failures.unavailable",
        "format.currency",
      ]}
    >
      <SiteColors of="dashboard" color={(await readSite()).color} />
      <PhoneRegion country={env().DEFAULT_COUNTRY} />
      {children}
    </AppProviders>
  );
}
