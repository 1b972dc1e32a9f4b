import { parsePhone } from "@/lib/card/phone";
import { paths } from "@/lib/paths";
import type { Card } from "@/lib/provider-client/cards";
import { toJsonLd } from "@/lib/site/json-ld";
import { hoursJsonLd } from "./hours-json-ld";

/** The company as search engines know one; products only with a price, since an offer without one is none. */
export function cardJsonLd(
  { company: { client, profile }, products }: Card,
  slug: string,
  { siteUrl, currency }: { siteUrl: string; currency: string },
): string {
  const url = `${siteUrl}${paths.card(slug)}`;
  const business = {
    "@type": "LocalBusiness",
    "@id": `${url}#business`,
    name: client.company_name,
    url,
    telephone: parsePhone(client.phone)?.dial,
    email: client.email || undefined,
    address: profile.address || undefined,
    slogan: profile.tagline || undefined,
    description: profile.about_us || undefined,
    hasMap: profile.location || undefined,
    ...(profile.logo && { logo: new URL(profile.logo, siteUrl).href, image: new URL(profile.logo, siteUrl).href }),
    openingHoursSpecification: profile.opening_hours ? hoursJsonLd(profile.opening_hours) : undefined,
    sameAs: Object.values(profile.social_media_links),
  };
  const offered = products
    .filter((product) => product.price && product.name)
    .map((product) => ({
      "@type": "Product",
      name: product.name,
      description: product.description || undefined,
      image: product.image ? new URL(product.image, siteUrl).href : undefined,
      offers: {
        "@type": "Offer",
        price: product.price,
        priceCurrency: currency,
        url,
        seller: { "@id": business["@id"] },
      },
    }));
  return toJsonLd({ "@graph": [business, ...offered] });
}
