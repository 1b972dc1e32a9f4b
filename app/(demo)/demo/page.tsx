import type { Metadata } from "next";
import { demoDealer, demoPictures } from "@/components/demo/dealer";
import { demoJsonLd } from "@/components/demo/demo-json-ld";
import { DemoPage } from "@/components/demo/demo-page";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const { SITE_URL, BRAND_NAME } = env();
  const title = `${demoDealer.name}: a demo card`;
  const description =
    "A digital visiting card of an invented vehicle dealer: call, chat, brochures, gallery, directions and hours in one link.";
  const url = SITE_URL + paths.demo;
  const image = {
    url: SITE_URL + demoPictures.logoPhoto,
    width: 400,
    height: 400,
    type: "image/jpeg",
    alt: demoDealer.name,
  };
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: url },
    robots: { index: true, follow: true },
    openGraph: { type: "website", title, description, url, siteName: BRAND_NAME, locale: "en_IN", images: [image] },
    twitter: { card: "summary", title, description, images: [image] },
    other: { "page-cache": "site" },
  };
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
