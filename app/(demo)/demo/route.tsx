import { cardLook } from "@/components/card/head/card-metadata";
import { demoDealer } from "@/components/demo/dealer";
import { demoJsonLd } from "@/components/demo/demo-json-ld";
import { DemoPage } from "@/components/demo/demo-page";
import { answerDocument } from "@/components/document";
import { JsonLd } from "@/components/json-ld";
import { describeSitePage } from "@/components/landing/site-metadata";
import { ThemeScript } from "@/components/theme/theme-choice";
import { siteTag } from "@/lib/contract/page-tags";
import { env } from "@/lib/env";
import * as paths from "@/lib/paths";
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

const page = {
  title: `${demoDealer.name}: a demo card`,
  description:
    "A digital visiting card of a made-up vehicle dealer: call, chat, brochures, gallery, directions and hours in one link.",
  path: paths.demo,
};

export async function GET(): Promise<Response> {
  const { BUILD_ID } = env();
  const site = await readSite();
  return answerDocument(
    { head: describeSitePage(page, site), look: { ...cardLook, stylesheet: "demo" }, tags: siteTag },
    <>
      <ThemeScript />
      <DemoPage brandName={site.name} />
      <JsonLd text={demoJsonLd(site.url)} />
      <script defer src={`/card.js?v=${BUILD_ID}`} />
    </>,
  );
}
