import { CardScript } from "@/components/card/card-script";
import { cardJsonLd } from "@/components/card/head/card-json-ld";
import { describeCard, lookOf, purgeTags } from "@/components/card/head/card-metadata";
import { pickTemplate } from "@/components/card/templates/pick-template";
import { answerDocument } from "@/components/document";
import { JsonLd } from "@/components/json-ld";
import { currencyOf } from "@/lib/card/currency";
import { eventOperations } from "@/lib/contract/analytics/operations";
import { pathOf } from "@/lib/contract/operation";
import { env } from "@/lib/env";
import * as paths from "@/lib/paths";
import { cardTranslator } from "@/lib/web/site/language";
import { movedTo } from "@/lib/web/site/plain-response";
import { readSite } from "@/lib/web/site/site";
import { eventsAddress } from "./card-events";
import { answerNoCard } from "./no-card";
import { readCard } from "./read-card";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ companyName: string }> };

const viewAddress = (companyName: string) => paths.api(pathOf(eventOperations.countView, { companyName }));

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const reading = await readCard((await params).companyName);
  if (reading.state !== "found") return answerNoCard(reading);

  const { card, slug, name } = reading;
  const { company } = card;
  if (slug !== name) return movedTo(paths.card(slug));
  const t = cardTranslator();
  const Template = pickTemplate(company.profile.template_choice);
  const site = await readSite();
  const currency = currencyOf(company.profile, site.currency);
  const head = describeCard(t, card, slug, site);
  return answerDocument(
    { t, head, look: lookOf(company), tags: purgeTags(card), until: company.changes_at },
    <>
      <Template
        t={t}
        card={card}
        slug={slug}
        brandName={site.name}
        currency={currency}
        emptySections={env().EMPTY_SECTIONS}
      />
      <JsonLd text={cardJsonLd(t, card, slug, { ...site, currency })} />
      <CardScript t={t} events={eventsAddress(slug)} />
      <noscript>
        {/* biome-ignore lint/performance/noImgElement: it shows nothing; where no script runs, it counts the view */}
        <img src={viewAddress(slug)} width="1" height="1" alt="" />
      </noscript>
    </>,
  );
}
