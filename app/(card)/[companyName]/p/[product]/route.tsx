import { CardScript } from "@/components/card/card-script";
import { productJsonLd } from "@/components/card/head/card-json-ld";
import { cardLook, describeProduct, purgeTags } from "@/components/card/head/card-metadata";
import { ProductPage } from "@/components/card/product/product-page";
import { answerDocument } from "@/components/document";
import { JsonLd } from "@/components/json-ld";
import { currencyOf } from "@/lib/card/currency";
import * as paths from "@/lib/paths";
import { movedTo } from "@/lib/web/site/plain-response";
import { readSite } from "@/lib/web/site/site";
import { eventsAddress } from "../../card-events";
import { answerAbsent, answerNoCard } from "../../no-card";
import { readProduct } from "../../read-product";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ companyName: string; product: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const asked = await params;
  const reading = await readProduct(request, asked.companyName, asked.product);
  if (reading.state === "unsold") return answerAbsent(reading, "card.missing.noProduct", "card.missing.noProductText");
  if (reading.state !== "found") return answerNoCard(request, reading);

  const { t, company, slug, at, name, product, segment } = reading;
  const path = paths.product(at, product);
  if (path !== paths.product({ ...at, slug: name }, { id: product.id, slug: segment })) return movedTo(path);
  const site = await readSite();
  const currency = currencyOf(company.profile, site.currency);
  const head = describeProduct(t, reading, { ...site, currency });
  const data = productJsonLd(company, at, product, { ...site, currency });
  return answerDocument(
    { t, head, look: cardLook, tags: purgeTags(reading) },
    <>
      <ProductPage {...{ t, company, at, product, currency }} link={site.url + path} />
      {data && <JsonLd text={data} />}
      <CardScript t={t} events={eventsAddress(slug)} opened={product.id} />
    </>,
  );
}
