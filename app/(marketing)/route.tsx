import { JsonLd } from "@/components/json-ld";
import { siteLine } from "@/components/landing/content";
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
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

const description =
  "Create a digital visiting card in 2 minutes: one link with call, WhatsApp, map, products and brochures. Share it anywhere, change it any time.";

export async function GET(): Promise<Response> {
  const { SEED_DEMO } = env();
  const site = await readSite();
  const named = `${siteLine} | ${site.name}`;
  const head = {
    ...describeSitePage({ title: siteLine, description, path: paths.home }, site),
    title: named.length <= 60 ? named : siteLine,
  };
  return answerSiteDocument(
    { head, site },
    <>
      <SiteHeader site={site} />
      <main>
        <Hero hasDemo={SEED_DEMO} />
        <Steps />
        <Designs />
        <Features />
        <Benefits />
        <Pricing terms={site.terms} />
        <About brandName={site.name} />
        <Contact site={site} />
      </main>
      <SiteFooter brandName={site.name} />
      <JsonLd text={landingJsonLd(site)} />
    </>,
  );
}
