import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { AppProviders } from "@/components/ui/app/app-providers";
import { PhoneRegion } from "@/components/ui/app/phone-region";
import { env } from "@/lib/env";
import "@/styles/app.css";

export function generateMetadata(): Metadata {
  const { BRAND_NAME } = env();
  return { title: { default: BRAND_NAME, template: `%s · ${BRAND_NAME}` }, robots: { index: false, follow: false } };
}

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <AppProviders nonce={nonce}>
      <PhoneRegion country={env().DEFAULT_COUNTRY} />
      {children}
    </AppProviders>
  );
}
