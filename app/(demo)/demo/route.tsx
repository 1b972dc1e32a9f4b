import { CardScript } from "@/components/card/card-script";
import { cardLook } from "@/components/card/head/card-metadata";
import { demoDealer } from "@/components/demo/dealer";
import { demoJsonLd } from "@/components/demo/demo-json-ld";
import { DemoPage } from "@/components/demo/demo-page";
import { answerDocument } from "@/components/document";
import { JsonLd } from "@/components/json-ld";
import { describeBarePage } from "@/components/landing/site-metadata";
import { ThemeScript } from "@/components/theme/theme-choice";
import { siteTag } from "@/lib/contract/page-tags";
import * as paths from "@/lib/paths";
import { siteTranslator } from "@/lib/web/site/language";
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

export async function GET(): Promise<Response> {
  const site = await readSite();
  const t = siteTranslator();
  const page = {
    title: t("demo.head.title", { dealer: demoDealer.name }),
    description: t("demo.head.description"),
    path: paths.demo,
  };
  return answerDocument(
    { t, head: describeBarePage(t, page, site), look: { ...cardLook, stylesheet: "demo" }, tags: siteTag },
    <>
      <ThemeScript />
      <DemoPage t={t} brandName={site.name} />
      <JsonLd text={demoJsonLd(t, site.url)} />
      <CardScript t={t} />
    </>,
  );
}
