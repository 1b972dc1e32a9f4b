import type { Metadata, Viewport } from "next";
import { permanentRedirect } from "next/navigation";
import { CardScript } from "@/components/card/card-script";
import { cardJsonLd } from "@/components/card/head/card-json-ld";
import { describeCard } from "@/components/card/head/card-metadata";
import { describeViewport } from "@/components/card/head/card-viewport";
import { pickTemplate } from "@/components/card/templates/pick-template";
import { currencyOf } from "@/lib/card/currency";
import { eventOperations } from "@/lib/contract/analytics/operations";
import { pathOf } from "@/lib/contract/operation";
import { env } from "@/lib/env";
import * as paths from "@/lib/paths";
import { readSite } from "@/lib/web/site/site";
import { eventsAddress } from "./card-events";
import { Finished } from "./finished";
import { describeNoCard, NoCard } from "./no-card";
import { readCard } from "./read-card";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ companyName: string }> };

const viewAddress = (companyName: string) => paths.api(pathOf(eventOperations.countView, { companyName }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reading = await readCard((await params).companyName);
  if (reading.state === "found")
    return describeCard(reading.card, reading.slug, { siteUrl: env().SITE_URL, brandName: (await readSite()).name });
  return describeNoCard(reading);
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const reading = await readCard((await params).companyName);
  return reading.state === "found" ? describeViewport(reading.card.company) : {};
}

export default async function CardPage({ params }: Props) {
  const reading = await readCard((await params).companyName);
  if (reading.state !== "found") return <NoCard reading={reading} />;

  const { card, slug, name } = reading;
  if (slug !== name) permanentRedirect(paths.card(slug));
  const Template = pickTemplate(card.company.profile.template_choice);
  const { SITE_URL: siteUrl, EMPTY_SECTIONS } = env();
  const site = await readSite();
  const currency = currencyOf(card.company.profile, site.currency);
  return (
    <Finished>
      <Template card={card} slug={slug} brandName={site.name} currency={currency} emptySections={EMPTY_SECTIONS} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every markup character escaped
        dangerouslySetInnerHTML={{
          __html: cardJsonLd(card, slug, { siteUrl, currency }),
        }}
      />
      <CardScript events={eventsAddress(slug)} />
      <noscript>
        {/* biome-ignore lint/performance/noImgElement: it shows nothing; where no script runs, it counts the view */}
        <img src={viewAddress(slug)} width="1" height="1" alt="" />
      </noscript>
    </Finished>
  );
}
