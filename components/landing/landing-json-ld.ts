import type { Site } from "@/lib/web/site/describe-site";
import { toJsonLd } from "@/lib/web/site/json-ld";
import { plan } from "./content";

export function landingJsonLd({ url, name, logo, terms }: Pick<Site, "url" | "name" | "logo" | "terms">): string {
  const organization = {
    "@type": "Organization",
    "@id": `${url}/#organization`,
    name,
    url,
    ...(logo && { logo: new URL(logo, url).href }),
  };
  return toJsonLd({
    "@graph": [
      organization,
      { "@type": "WebSite", name, url, publisher: { "@id": organization["@id"] } },
      {
        "@type": "Product",
        name: `${name} digital visiting card`,
        description: plan.join(", "),
        brand: { "@type": "Brand", name },
        offers: {
          "@type": "Offer",
          price: terms.price.toFixed(2),
          priceCurrency: "INR",
          availability: "https://schema.org/InStock",
          url: `${url}/#pricing`,
        },
      },
    ],
  });
}
