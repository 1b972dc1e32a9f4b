import { JsonLd } from "@/components/json-ld";
import { env } from "@/lib/env";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { readSite } from "@/lib/web/site/site";
import { Designs } from "./designs";
import { Hero } from "./hero";
import { landingJsonLd } from "./landing-json-ld";
import { loadOffers } from "./offers";
import { Pricing } from "./pricing";
import { About, Benefits, Contact, Features, Steps } from "./sections";
import { answerSiteDocument } from "./site-document";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { describeSitePage } from "./site-metadata";

export async function answerLanding(t: T): Promise<Response> {
  const { SEED_DEMO } = env();
  const site = await readSite();
  const { offers, isKept } = await loadOffers(t, site.terms);
  const title = t("landing.head.line");
  const named = `${title} | ${site.name}`;
  const head = {
    ...describeSitePage(t, { title, description: t("landing.head.description"), path: paths.home }, site),
    title: named.length <= 60 ? named : title,
  };
  return answerSiteDocument(
    { t, head, site, isKept },
    <>
      <SiteHeader t={t} site={site} />
      <main>
        <Hero t={t} hasDemo={SEED_DEMO} />
        <Steps t={t} />
        <Designs t={t} />
        <Features t={t} />
        <Benefits t={t} />
        <Pricing t={t} offers={offers} />
        <About t={t} brandName={site.name} />
        <Contact t={t} site={site} />
      </main>
      <SiteFooter t={t} brandName={site.name} path={paths.home} />
      <JsonLd text={landingJsonLd(t, site, offers)} />
    </>,
  );
}
