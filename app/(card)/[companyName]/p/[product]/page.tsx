import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { CardScript } from "@/components/card/card-script";
import { productJsonLd } from "@/components/card/head/card-json-ld";
import { describeProduct } from "@/components/card/head/product-metadata";
import { ProductPage } from "@/components/card/product/product-page";
import { currencyOf } from "@/lib/card/currency";
import { env } from "@/lib/env";
import * as paths from "@/lib/paths";
import { readSite } from "@/lib/web/site/site";
import { eventsAddress } from "../../card-events";
import { Finished } from "../../finished";
import { describeNoCard, NoCard } from "../../no-card";
import { describeNoProducts, NoProducts } from "../../no-products";
import { readProduct } from "../../read-product";

export const dynamic = "force-dynamic";

const unsold = { title: "No product found", text: "This product is no longer sold." };

type Props = { params: Promise<{ companyName: string; product: string }> };

async function read(params: Props["params"]) {
  const { companyName, product } = await params;
  return readProduct(companyName, product);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reading = await read(params);
  if (reading.state === "found") {
    const { name: brandName, currency } = await readSite();
    const ofCompany = currencyOf(reading.company.profile, currency);
    return describeProduct(reading, { siteUrl: env().SITE_URL, brandName, currency: ofCompany });
  }
  if (reading.state === "unsold") return describeNoProducts(unsold.title);
  return describeNoCard(reading);
}

export default async function Page({ params }: Props) {
  const reading = await read(params);
  if (reading.state === "unsold") return <NoProducts {...unsold} slug={reading.slug} />;
  if (reading.state !== "found") return <NoCard reading={reading} />;

  const { company, slug, name, product, segment } = reading;
  const path = paths.product(slug, product);
  if (path !== paths.product(name, { id: product.id, slug: segment })) permanentRedirect(path);
  const { SITE_URL: siteUrl } = env();
  const currency = currencyOf(company.profile, (await readSite()).currency);
  const data = productJsonLd(company, slug, product, { siteUrl, currency });
  return (
    <Finished>
      <ProductPage {...{ company, slug, product, currency }} link={siteUrl + path} />
      {data && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every markup character escaped
          dangerouslySetInnerHTML={{ __html: data }}
        />
      )}
      <CardScript events={eventsAddress(slug)} opened={product.id} />
    </Finished>
  );
}
