import { picturesOf } from "@/lib/card/content";
import { parsePhone } from "@/lib/card/phone";
import type { Company } from "@/lib/contract/cards/company";
import type { Branch } from "@/lib/contract/cards/fields";
import type { Span, Weekday } from "@/lib/contract/clock";
import type { Person } from "@/lib/contract/content/person";
import type { Product } from "@/lib/contract/content/product";
import { offeredFrom } from "@/lib/contract/content/values";
import type { OpeningHours } from "@/lib/contract/opening-hours";
import { groupDays } from "@/lib/format/opening-hours";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { Card } from "@/lib/web/provider-client/cards";
import type { Site } from "@/lib/web/site/describe-site";
import { toJsonLd } from "@/lib/web/site/json-ld";

/** At least one product. */
type Category = { category: string; category_slug: string; products: readonly Product[] };
/** Where it is, and in what its prices are. */
type Shop = Pick<Site, "url" | "currency">;

/** Products only with a price: an Offer needs one. */
export function cardJsonLd(
  t: T,
  { company: { client, profile }, products, people }: Card,
  at: paths.CardAddress,
  site: Shop,
): string {
  const url = `${site.url}${paths.card(at)}`;
  const business = {
    "@type": "LocalBusiness",
    "@id": businessId(at, site),
    name: client.company_name,
    url,
    telephone: parsePhone(client.phone)?.dial,
    email: client.email || undefined,
    address: profile.address || undefined,
    slogan: profile.tagline || undefined,
    description: profile.about_us || undefined,
    disambiguatingDescription: profile.category || undefined,
    foundingDate: profile.founded ? String(profile.founded) : undefined,
    vatID: profile.gstin || undefined,
    paymentAccepted:
      [profile.upi_id && "UPI", profile.bank && t("card.head.bankTransfer")].filter(Boolean).join(", ") || undefined,
    contactPoint: profile.phones?.map(({ label, number }) => ({
      "@type": "ContactPoint",
      contactType: label,
      telephone: parsePhone(number)?.dial,
    })),
    employee: people.length > 0 ? people.map((person) => describePerson(person, site.url)) : undefined,
    department: profile.branches?.map((branch) => describeBranch(branch)),
    hasMap: profile.location || undefined,
    ...(profile.logo && { logo: new URL(profile.logo, site.url).href, image: new URL(profile.logo, site.url).href }),
    openingHoursSpecification: profile.opening_hours ? hoursJsonLd(profile.opening_hours) : undefined,
    sameAs: Object.values(profile.social_media_links),
  };
  const offered = products.flatMap((product) => describeOffer(product, at, site, business["@id"]) ?? []);
  return toJsonLd({ "@graph": [business, ...offered] });
}

/** Null without a price. */
export function productJsonLd({ client }: Company, at: paths.CardAddress, product: Product, site: Shop): string | null {
  const business = { "@type": "LocalBusiness", "@id": businessId(at, site), name: client.company_name };
  const offered = describeOffer(product, at, site, business["@id"]);
  const { name, category, category_slug: categorySlug } = product;
  const above = category && categorySlug ? [{ name: category, path: paths.category(at, categorySlug) }] : [];
  const steps = [...above, { name, path: paths.product(at, product) }];
  const trail = trailJsonLd({ name: client.company_name, at }, steps, site.url);
  return offered && toJsonLd({ "@graph": [offered, business, trail] });
}

export function categoryJsonLd(
  { client }: Company,
  at: paths.CardAddress,
  { category, category_slug, products }: Category,
  { url }: Pick<Site, "url">,
): string {
  // A list entry needs a name.
  const named = products.filter(({ name }) => name);
  const list = {
    "@type": "ItemList",
    name: category,
    numberOfItems: named.length,
    itemListElement: named.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: product.name,
      url: url + paths.product(at, product),
    })),
  };
  const steps = [{ name: category, path: paths.category(at, category_slug) }];
  return toJsonLd({ "@graph": [list, trailJsonLd({ name: client.company_name, at }, steps, url)] });
}

export function personJsonLd(
  { client }: Company,
  at: paths.CardAddress,
  person: Person,
  site: Pick<Site, "url">,
): string {
  const business = { "@type": "LocalBusiness", "@id": businessId(at, site), name: client.company_name };
  const path = paths.person(at, person);
  const described = {
    ...describePerson(person, site.url),
    url: site.url + path,
    description: person.about || undefined,
    sameAs: person.links?.length ? person.links.map(({ url }) => url) : undefined,
    worksFor: { "@id": business["@id"] },
    contactPoint: person.hours
      ? {
          "@type": "ContactPoint",
          telephone: parsePhone(person.phone)?.dial,
          hoursAvailable: hoursJsonLd(person.hours),
        }
      : undefined,
  };
  const trail = trailJsonLd({ name: client.company_name, at }, [{ name: person.name, path }], site.url);
  return toJsonLd({ "@graph": [described, business, trail] });
}

function describePerson({ name, role, phone, email, image }: Person, siteUrl: string) {
  return {
    "@type": "Person",
    name,
    jobTitle: role || undefined,
    telephone: parsePhone(phone)?.dial,
    email: email || undefined,
    image: image ? new URL(image, siteUrl).href : undefined,
  };
}

function describeBranch({ name, address, phone, location, opening_hours: hours }: Branch) {
  return {
    "@type": "LocalBusiness",
    name,
    address: address || undefined,
    telephone: parsePhone(phone)?.dial,
    hasMap: location || undefined,
    openingHoursSpecification: hours ? hoursJsonLd(hours) : undefined,
  };
}

/** The same in every language of the card. */
function businessId({ slug }: paths.CardAddress, { url }: Pick<Shop, "url">): string {
  return `${url}${paths.card({ slug })}#business`;
}

function describeOffer(product: Product, at: paths.CardAddress, { url, currency }: Shop, seller: string) {
  const { name, price, description, category } = product;
  if (!price || !name) return null;
  const isAvailable = !product.is_sold_out;
  return {
    "@type": "Product",
    name,
    description: description || undefined,
    category: category || undefined,
    image: picturesOf(product).map(({ image }) => new URL(image, url).href),
    offers: {
      "@type": "Offer",
      price,
      priceCurrency: currency,
      priceValidUntil: (offeredFrom(product) && product.offer_until) || undefined,
      availability: `https://schema.org/${isAvailable ? "InStock" : "SoldOut"}`,
      url: url + paths.product(at, product),
      seller: { "@id": seller },
    },
  };
}

/** As schema.org names them. */
const weekdayNames: Record<Weekday, string> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

/** schema.org for a closed day. */
const closed: Span = { from: "00:00", to: "00:00" };

function hoursJsonLd({ week, special_dates: dates }: OpeningHours): object[] {
  const ofWeek = groupDays(week).flatMap(({ days, spans }) =>
    spans.map((span) => specify(ending(span), { dayOfWeek: days.map((day) => weekdayNames[day]) })),
  );
  const ofDates = dates.flatMap(({ date, spans }) =>
    (spans.length > 0 ? spans.map(ending) : [closed]).map((span) =>
      specify(span, { validFrom: date, validThrough: date }),
    ),
  );
  return [...ofWeek, ...ofDates];
}

function specify({ from: opens, to: closes }: Span, when: object): object {
  return { "@type": "OpeningHoursSpecification", ...when, opens, closes };
}

/** 24 hours end at 23:59, or they would mean closed. */
function ending({ from, to }: Span): Span {
  return { from, to: from === to && to === closed.to ? "23:59" : to };
}

type Step = { name: string; path: string };

/** Breadcrumbs. */
function trailJsonLd(card: { name: string; at: paths.CardAddress }, steps: readonly Step[], siteUrl: string) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: card.name, path: paths.card(card.at) }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
