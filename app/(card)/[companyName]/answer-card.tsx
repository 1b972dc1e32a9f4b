import { CardScript } from "@/components/card/card-script";
import { lookOf, purgeTags } from "@/components/card/head/card-metadata";
import { pickTemplate } from "@/components/card/templates/pick-template";
import { answerDocument, type Head } from "@/components/document";
import { JsonLd } from "@/components/json-ld";
import { currencyOf } from "@/lib/card/currency";
import { eventOperations } from "@/lib/contract/analytics/operations";
import type { Person } from "@/lib/contract/content/person";
import { pathOf } from "@/lib/contract/operation";
import { env } from "@/lib/env";
import * as paths from "@/lib/paths";
import type { Card } from "@/lib/web/provider-client/cards";
import type { Site } from "@/lib/web/site/describe-site";
import { readSite } from "@/lib/web/site/site";
import { eventsAddress } from "./card-events";
import type { FoundCompany } from "./read-company";

type Found = Pick<FoundCompany, "t" | "at" | "slug"> & { card: Card };
/** What search engines and messengers are told of the page. */
type Told = { head: Head; data: string };

const viewAddress = (companyName: string, person?: Person) =>
  paths.api(pathOf(eventOperations.countView, { companyName }, { person: person?.id }));

/** The page of a card in its company's design: the company's own, or that of one of its people. */
export async function answerCard({ t, card, at, slug }: Found, tell: (site: Site) => Told): Promise<Response> {
  const { company, person } = card;
  const Template = pickTemplate(company.profile.template_choice);
  const site = await readSite();
  const currency = currencyOf(company.profile, site.currency);
  const { head, data } = tell({ ...site, currency });
  return answerDocument(
    { t, head, look: lookOf(company), tags: purgeTags(card), until: company.changes_at },
    <>
      <Template
        t={t}
        card={card}
        at={person ? { ...at, person } : at}
        brandName={site.name}
        currency={currency}
        emptySections={env().EMPTY_SECTIONS}
      />
      <JsonLd text={data} />
      <CardScript t={t} events={eventsAddress(slug)} opened={person && ""} person={person?.id} />
      <noscript>
        {/* biome-ignore lint/performance/noImgElement: it shows nothing; where no script runs, it counts the view */}
        <img src={viewAddress(slug, person)} width="1" height="1" alt="" />
      </noscript>
    </>,
  );
}
