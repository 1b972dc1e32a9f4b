import { JsonLd } from "@/components/json-ld";
import { Designs } from "@/components/landing/designs";
import { Hero } from "@/components/landing/hero";
import { landingJsonLd } from "@/components/landing/landing-json-ld";
import { About, Benefits, Contact, Features, Pricing, Steps } from "@/components/landing/sections";
import { answerSiteDocument } from "@/components/landing/site-document";
import { SiteFooter } from "@/components/landing/site-footer";
import { SiteHeader } from "@/components/landing/site-header";
import { describeSitePage } from "@/components/landing/site-metadata";
import { env } from "@/lib/env";
import * as paths from "@/lib/paths";
import { siteTranslator } from "@/lib/web/site/language";
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

export async function GET(): Promise<Response> {
  const { SEED_DEMO } = env();
  const site = await readSite();
  const t = siteTranslator();
  const title = t("landing.head.line");
  const named = `${title} | ${site.name}`;
  const head = {
    ...describeSitePage(t, { title, description: t("landing.head.description"), path: paths.home }, site),
    title: named.length <= 60 ? named : title,
  };
  return answerSiteDocument(
    { t, head, site },
    <>
      <SiteHeader t={t} site={site} />
      <main>
        <Hero t={t} hasDemo={SEED_DEMO} />
        <Steps t={t} />
        <Designs t={t} />
        <Features t={t} />
        <Benefits t={t} />
        <Pricing t={t} terms={site.terms} />
        <About t={t} brandName={site.name} />
        <Contact t={t} site={site} />
      </main>
      <SiteFooter t={t} brandName={site.name} />
      <JsonLd text={landingJsonLd(t, site)} />
    </>,
  );
}
