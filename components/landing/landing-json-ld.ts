import type { Site } from "@/lib/web/site/describe-site";
import { toJsonLd } from "@/lib/web/site/json-ld";
import { plan } from "./content";

export function landingJsonLd(
  { name: brandName, logo, terms }: Pick<Site, "name" | "logo" | "terms">,
  siteUrl: string,
): string {
  const organization = {
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name: brandName,
    url: siteUrl,
    ...(logo && { logo: new URL(logo, siteUrl).href }),
  };
  return toJsonLd({
    "@graph": [
      organization,
      { "@type": "WebSite", name: brandName, url: siteUrl, publisher: { "@id": organization["@id"] } },
      {
        "@type": "Product",
        name: `${brandName} digital visiting card`,
        description: plan.join(", "),
        brand: { "@type": "Brand", name: brandName },
        offers: {
          "@type": "Offer",
          price: terms.price.toFixed(2),
          priceCurrency: "INR",
          availability: "https://schema.org/InStock",
          url: `${siteUrl}/#pricing`,
        },
      },
    ],
  });
}
