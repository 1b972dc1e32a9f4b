import { CardScript } from "@/components/card/card-script";
import { cardJsonLd } from "@/components/card/head/card-json-ld";
import { describeCard, lookOf, purgeTags } from "@/components/card/head/card-metadata";
import { pickTemplate } from "@/components/card/templates/pick-template";
import { answerDocument } from "@/components/document";
import { JsonLd } from "@/components/json-ld";
import { answerLanding } from "@/components/landing/landing-document";
import { currencyOf } from "@/lib/card/currency";
import { eventOperations } from "@/lib/contract/analytics/operations";
import { pathOf } from "@/lib/contract/operation";
import { env } from "@/lib/env";
import { translatorOf } from "@/lib/i18n/catalog";
import { defaultLanguage, isLanguage } from "@/lib/i18n/languages";
import * as paths from "@/lib/paths";
import { movedTo } from "@/lib/web/site/plain-response";
import { readSite } from "@/lib/web/site/site";
import { eventsAddress } from "./card-events";
import { answerNoCard } from "./no-card";
import { readCard } from "./read-card";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ companyName: string }> };

const viewAddress = (companyName: string) => paths.api(pathOf(eventOperations.countView, { companyName }));

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const reading = await readCard(request, (await params).companyName);
  // The landing page in a language, unless a company has had that address before there were languages.
  if (reading.state === "missing" && reading.name === defaultLanguage) return movedTo(paths.home);
  if (reading.state === "missing" && isLanguage(reading.name)) return answerLanding(translatorOf(reading.name));
  if (reading.state !== "found") return answerNoCard(request, reading);

  const { card, slug, name, at, t } = reading;
  const { company } = card;
  if (slug !== name) return movedTo(paths.card(at));
  const Template = pickTemplate(company.profile.template_choice);
  const site = await readSite();
  const currency = currencyOf(company.profile, site.currency);
  const head = describeCard(t, card, at, site);
  return answerDocument(
    { t, head, look: lookOf(company), tags: purgeTags(card), until: company.changes_at },
    <>
      <Template
        t={t}
        card={card}
        at={at}
        brandName={site.name}
        currency={currency}
        emptySections={env().EMPTY_SECTIONS}
      />
      <JsonLd text={cardJsonLd(t, card, at, { ...site, currency })} />
      <CardScript t={t} events={eventsAddress(slug)} />
      <noscript>
        {/* biome-ignore lint/performance/noImgElement: it shows nothing; where no script runs, it counts the view */}
        <img src={viewAddress(slug)} width="1" height="1" alt="" />
      </noscript>
    </>,
  );
}
