import type { Viewport } from "next";
import type { ReactNode } from "react";
import { SiteColors } from "@/components/site/site-colors";
import { ThemeScript } from "@/components/theme/theme-script";
import { env } from "@/lib/env";
import { readSite } from "@/lib/web/site/site";
import "@/styles/landing.css";

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#faf8f5" },
    { media: "(prefers-color-scheme: dark)", color: "#0c1115" },
  ],
};

export default async function MarketingLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ThemeScript />
      <SiteColors of="site" color={(await readSite()).color} />
      {children}
      <script data-keep="" defer src={`/landing.js?v=${env().BUILD_ID}`} />
    </>
  );
}
