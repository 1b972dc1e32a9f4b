import type { Metadata } from "next";
import { About } from "@/components/landing/about";
import { Contact } from "@/components/landing/contact";
import { siteLine } from "@/components/landing/content";
import { Designs } from "@/components/landing/designs";
import { Hero } from "@/components/landing/hero";
import { landingJsonLd } from "@/components/landing/landing-json-ld";
import { Pricing } from "@/components/landing/pricing";
import { Benefits, Features, Steps } from "@/components/landing/sections";
import { SiteFooter } from "@/components/landing/site-footer";
import { SiteHeader } from "@/components/landing/site-header";
import { describeSitePage } from "@/components/landing/site-metadata";
import { env } from "@/lib/env";
import * as paths from "@/lib/paths";
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

const description =
  "Create a digital visiting card in 2 minutes: one link with call, WhatsApp, map, products and brochures. Share it anywhere, change it any time.";

export async function generateMetadata(): Promise<Metadata> {
  const site = await readSite();
  const named = `${siteLine} | ${site.name}`;
  return {
    ...describeSitePage({ title: siteLine, description, path: paths.home }, env().SITE_URL, site),
    title: { absolute: named.length <= 60 ? named : siteLine },
  };
}

export default async function LandingPage() {
  const { SITE_URL, SEED_DEMO } = env();
  const site = await readSite();
  return (
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
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every markup character escaped
        dangerouslySetInnerHTML={{ __html: landingJsonLd(site, SITE_URL) }}
      />
    </>
  );
}
