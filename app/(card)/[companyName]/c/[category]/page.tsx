import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { CardScript } from "@/components/card/card-script";
import { categoryJsonLd } from "@/components/card/head/card-json-ld";
import { describeCategory } from "@/components/card/head/category-metadata";
import { CategoryPage } from "@/components/card/product/category-page";
import { currencyOf } from "@/lib/card/currency";
import { env } from "@/lib/env";
import * as paths from "@/lib/paths";
import { readSite } from "@/lib/web/site/site";
import { eventsAddress } from "../../card-events";
import { Finished } from "../../finished";
import { describeNoCard, NoCard } from "../../no-card";
import { describeNoProducts, NoProducts } from "../../no-products";
import { readCategory } from "../../read-category";

export const dynamic = "force-dynamic";

const unsold = { title: "No products found", text: "There is nothing in this category now." };

type Props = { params: Promise<{ companyName: string; category: string }> };

async function read(params: Props["params"]) {
  const { companyName, category } = await params;
  return readCategory(companyName, category);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reading = await read(params);
  if (reading.state === "found")
    return describeCategory(reading, { siteUrl: env().SITE_URL, brandName: (await readSite()).name });
  return reading.state === "unsold" ? describeNoProducts(unsold.title) : describeNoCard(reading);
}

export default async function Page({ params }: Props) {
  const reading = await read(params);
  if (reading.state === "unsold") return <NoProducts {...unsold} slug={reading.slug} />;
  if (reading.state !== "found") return <NoCard reading={reading} />;

  const { company, slug, name, category, category_slug: categorySlug, products, segment } = reading;
  const path = paths.category(slug, categorySlug);
  if (path !== paths.category(name, segment)) permanentRedirect(path);
  const { SITE_URL: siteUrl } = env();
  const currency = currencyOf(company.profile, (await readSite()).currency);
  return (
    <Finished>
      <CategoryPage {...{ company, slug, category, products, currency }} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every markup character escaped
        dangerouslySetInnerHTML={{ __html: categoryJsonLd(company, slug, reading, { siteUrl }) }}
      />
      <CardScript events={eventsAddress(slug)} opened="" />
    </Finished>
  );
}
