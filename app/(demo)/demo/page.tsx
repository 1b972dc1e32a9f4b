import type { Metadata } from "next";
import { demoDealer } from "@/components/demo/dealer";
import { demoJsonLd } from "@/components/demo/demo-json-ld";
import { DemoPage } from "@/components/demo/demo-page";
import { describeSitePage } from "@/components/landing/site-metadata";
import { env } from "@/lib/env";
import * as paths from "@/lib/paths";
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const title = `${demoDealer.name}: a demo card`;
  const description =
    "A digital visiting card of a made-up vehicle dealer: call, chat, brochures, gallery, directions and hours in one link.";
  return describeSitePage({ title, description, path: paths.demo }, env().SITE_URL, await readSite());
}

export default async function Page() {
  const { SITE_URL, BUILD_ID } = env();
  const { name } = await readSite();
  return (
    <>
      <DemoPage brandName={name} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every markup character escaped
        dangerouslySetInnerHTML={{ __html: demoJsonLd(SITE_URL) }}
      />
      <script data-keep="" defer src={`/card.js?v=${BUILD_ID}`} />
    </>
  );
}
