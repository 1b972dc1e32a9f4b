import type { Metadata } from "next";
import { demoDealer } from "@/components/demo/dealer";
import { demoJsonLd } from "@/components/demo/demo-json-ld";
import { DemoPage } from "@/components/demo/demo-page";
import { describeSitePage } from "@/components/landing/site-metadata";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const title = `${demoDealer.name}: a demo card`;
  const description =
    "A digital visiting card of an invented vehicle dealer: call, chat, brochures, gallery, directions and hours in one link.";
  return describeSitePage({ title, description, path: paths.demo }, env());
}

export default function Page() {
  const { BRAND_NAME, SITE_URL, BUILD_ID } = env();
  return (
    <>
      <DemoPage brandName={BRAND_NAME} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every markup character escaped
        dangerouslySetInnerHTML={{ __html: demoJsonLd(SITE_URL) }}
      />
      <script data-keep="" defer src={`/card.js?v=${BUILD_ID}`} />
    </>
  );
}
