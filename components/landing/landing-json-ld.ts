import type { T } from "@/lib/i18n/translator";
import type { Site } from "@/lib/web/site/describe-site";
import { toJsonLd } from "@/lib/web/site/json-ld";
import { mainOffer, type Offer, type Offers } from "./offers";

type Described = Pick<Site, "url" | "name" | "logo">;

export function landingJsonLd(t: T, { url, name, logo }: Described, offers: Offers): string {
  const organization = {
    "@type": "Organization",
    "@id": `${url}/#organization`,
    name,
    url,
    ...(logo && { logo: new URL(logo, url).href }),
  };
  const describeOffer = (offer: Offer) => ({
    "@type": "Offer",
    ...(offer.name && { name: offer.name }),
    price: offer.amount,
    priceCurrency: offer.currency,
    availability: "https://schema.org/InStock",
    url: `${url}/#pricing`,
  });
  return toJsonLd({
    "@graph": [
      organization,
      { "@type": "WebSite", name, url, publisher: { "@id": organization["@id"] } },
      {
        "@type": "Product",
        name: t("landing.plan.product", { site: name }),
        description: mainOffer(offers).items.join(", "),
        brand: { "@type": "Brand", name },
        offers: offers.length === 1 ? describeOffer(offers[0]) : offers.map(describeOffer),
      },
    ],
  });
}
