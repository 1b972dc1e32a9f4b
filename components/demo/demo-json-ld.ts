import { parsePhone } from "@/lib/card/phone";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { toJsonLd } from "@/lib/web/site/json-ld";
import { demoDealer, demoPictures } from "./dealer";

export function demoJsonLd(t: T, siteUrl: string): string {
  const { name, email, phone, about, address, coordinates, hours, days, brand } = demoDealer;
  const url = siteUrl + paths.demo;
  return toJsonLd({
    "@type": "AutoDealer",
    "@id": `${url}#dealer`,
    name,
    brand: { "@type": "Brand", name: brand },
    url,
    telephone: parsePhone(phone)?.dial,
    email,
    description: t(about),
    address,
    geo: { "@type": "GeoCoordinates", ...coordinates },
    logo: siteUrl + demoPictures.logoPhoto,
    image: demoPictures.gallery.map((picture) => siteUrl + picture.url),
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.names.map((day) => `https://schema.org/${day}`),
      opens: hours.opens,
      closes: hours.closes,
    },
  });
}
