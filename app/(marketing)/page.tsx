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
import { paths } from "@/lib/paths";

export const dynamic = "force-dynamic";

const description =
  "Create a digital visiting card in 2 minutes: one link with call, WhatsApp, map, products and brochures. Share it anywhere, change it any time.";

export function generateMetadata(): Metadata {
  const { BRAND_NAME } = env();
  const named = `${siteLine} | ${BRAND_NAME}`;
  return {
    ...describeSitePage({ title: siteLine, description, path: paths.home }, env()),
    title: { absolute: named.length <= 60 ? named : siteLine },
  };
}

export default function LandingPage() {
  const { BRAND_NAME, SITE_URL, SEED_DEMO, CONTACT_EMAIL, CONTACT_WHATSAPP } = env();
  return (
    <>
      <SiteHeader brandName={BRAND_NAME} />
      <main>
        <Hero hasDemo={SEED_DEMO} />
        <Steps />
        <Designs />
        <Features />
        <Benefits />
        <Pricing />
        <About brandName={BRAND_NAME} />
        <Contact brandName={BRAND_NAME} whatsapp={CONTACT_WHATSAPP} email={CONTACT_EMAIL} />
      </main>
      <SiteFooter brandName={BRAND_NAME} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every markup character escaped
        dangerouslySetInnerHTML={{ __html: landingJsonLd(BRAND_NAME, SITE_URL) }}
      />
    </>
  );
}
