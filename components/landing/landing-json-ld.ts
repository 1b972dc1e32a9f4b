import type { T } from "@/lib/i18n/translator";
import type { Site } from "@/lib/web/site/describe-site";
import { toJsonLd } from "@/lib/web/site/json-ld";
import { listPlan } from "./content";

type Described = Pick<Site, "url" | "name" | "logo" | "terms">;

export function landingJsonLd(t: T, { url, name, logo, terms }: Described): string {
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
        name: t("landing.plan.product", { site: name }),
        description: listPlan(t).join(", "),
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
