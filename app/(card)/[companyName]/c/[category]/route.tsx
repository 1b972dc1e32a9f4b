import { CardScript } from "@/components/card/card-script";
import { categoryJsonLd } from "@/components/card/head/card-json-ld";
import { cardLook, describeCategory, purgeTags } from "@/components/card/head/card-metadata";
import { CategoryPage } from "@/components/card/product/category-page";
import { answerDocument } from "@/components/document";
import { JsonLd } from "@/components/json-ld";
import { currencyOf } from "@/lib/card/currency";
import * as paths from "@/lib/paths";
import { movedTo } from "@/lib/web/site/plain-response";
import { readSite } from "@/lib/web/site/site";
import { eventsAddress } from "../../card-events";
import { answerAbsent, answerNoCard } from "../../no-card";
import { readCategory } from "../../read-category";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ companyName: string; category: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const asked = await params;
  const reading = await readCategory(request, asked.companyName, asked.category);
  if (reading.state === "unsold")
    return answerAbsent(reading, "card.missing.noCategory", "card.missing.noCategoryText");
  if (reading.state !== "found") return answerNoCard(request, reading);

  const { t, company, slug, at, name, category, category_slug: categorySlug, products, segment } = reading;
  const path = paths.category(at, categorySlug);
  if (path !== paths.category({ ...at, slug: name }, segment)) return movedTo(path);
  const site = await readSite();
  const currency = currencyOf(company.profile, site.currency);
  return answerDocument(
    { t, head: describeCategory(t, reading, site), look: cardLook, tags: purgeTags(reading) },
    <>
      <CategoryPage {...{ t, company, at, category, products, currency }} />
      <JsonLd text={categoryJsonLd(company, at, reading, site)} />
      <CardScript t={t} events={eventsAddress(slug)} opened="" />
    </>,
  );
}
