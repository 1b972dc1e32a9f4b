import type { Metadata } from "next";
import { SiteScreen } from "@/components/site/site-screen";
import { siteBase } from "@/lib/web/site/site";

export const metadata: Metadata = { title: "Site settings" };

export default function SitePage() {
  return <SiteScreen base={siteBase()} />;
}
