import type { Head, Look } from "@/components/document";
import { picturesOf } from "@/lib/card/content";
import { describeInWords } from "@/lib/card/describe-in-words";
import { deriveLook } from "@/lib/card/look/card-look";
import type { PeopleSearch } from "@/lib/card/people-search";
import type { Company } from "@/lib/contract/cards/company";
import { furtherLanguage, mainLanguage, writtenLanguages } from "@/lib/contract/cards/languages";
import type { Person } from "@/lib/contract/content/person";
import type { Product } from "@/lib/contract/content/product";
import type { Texts } from "@/lib/contract/texts";
import {
  categoryPreviewVersion,
  linkPreviewVersion,
  personPreviewVersion,
  productPreviewVersion,
} from "@/lib/drawing/link-preview-content";
import { formatPrice } from "@/lib/format/price";
import type { Language } from "@/lib/i18n/languages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { Card } from "@/lib/web/provider-client/cards";
import type { Site } from "@/lib/web/site/describe-site";

export type HeadSite = Pick<Site, "url" | "name">;

export function describeCard(t: T, card: Card, at: paths.CardAddress, site: HeadSite): Head {
  const { profile } = card.company;
  const title = card.company.client.company_name;
  return {
    ...describePage({
      title,
      description: describeCompany(t, card),
      ...addressesOf(profile, profile.texts, at, (one) => site.url + paths.card(one)),
      preview: cardPreview(card, at),
      site,
      company: card.company,
    }),
    app: {
      title,
      manifest: paths.cardManifest(at),
      icon: paths.cardIcon(at, "icon-192"),
      appleIcon: paths.cardIcon(at, "apple-touch-icon"),
    },
  };
}

/**
 * Search engines are told of the languages in which the owner's own texts are; in any other the texts are those of the
 * bare page.
 */
function addressesOf(
  profile: Company["profile"],
  texts: Texts | null | undefined,
  { slug, language: shown }: paths.CardAddress,
  urlOf: (at: paths.CardAddress) => string,
): Addresses {
  const main = mainLanguage(profile);
  return nameAddresses(shown ?? main, [main, ...writtenLanguages(profile, texts)], (language) =>
    urlOf({ slug, language: furtherLanguage(language, profile) }),
  );
}

export type Addresses = Pick<Head, "canonical" | "alternates">;

/** A page's address, and those of the languages it is in, of which the first has the bare one. */
export function nameAddresses(
  shown: Language,
  languages: readonly [Language, ...Language[]],
  urlOf: (language: Language) => string,
): Addresses {
  const [main, ...others] = languages;
  const alternates = languages.map((language) => ({ language: language as string, url: urlOf(language) }));
  return {
    canonical: urlOf(others.includes(shown) ? shown : main),
    ...(others.length > 0 && { alternates: [...alternates, { language: "x-default", url: urlOf(main) }] }),
  };
}

/** The version busts the cache of messengers, which keep a preview for days. */
function cardPreview({ company }: Pick<Card, "company">, at: paths.CardAddress): string {
  return `${paths.previewPicture(at)}?v=${linkPreviewVersion(company)}`;
}

type Page = Addresses & { title: string; description: string; preview: string; site: HeadSite; company?: Company };

/** `company`: whose page it is, for search engines to leave out while its owner is not known. */
export function describePage({ title, preview, site, company, ...page }: Page): Head {
  return {
    ...page,
    title,
    isListed: !company?.is_unlisted,
    preview: { title, siteName: site.name, image: site.url + preview },
  };
}

/** Cache tags of this card. */
export function purgeTags({ company: { client, user } }: Pick<Card, "company">): string {
  const tags = [client.id && `client:${client.id}`, user?.id && `user:${user.id}`].filter(Boolean);
  return tags.length > 0 ? tags.join(" ") : "card";
}

const descriptionLength = { min: 80, max: 155 };

function describeCompany(t: T, { company: { client, profile } }: Card): string {
  const text = describeInWords(profile) || (profile.address && `${client.company_name}, ${profile.address}`);
  const invitation = t("card.head.invitation", { company: client.company_name });
  return shorten(text && text.length >= descriptionLength.min ? text : `${text} ${invitation}`);
}

/** Cuts between words, at the length that search engines show. */
function shorten(text: string): string {
  const whole = text.replace(/\s+/g, " ").trim();
  if (whole.length <= descriptionLength.max) return whole;
  const cut = whole.slice(0, descriptionLength.max - 1).toWellFormed();
  return `${cut.replace(/\s+\S*$/, "").replace(/[\s,;:.–-]+$/, "")}…`;
}

type FoundCategory = {
  company: Company;
  at: paths.CardAddress;
  category: string;
  category_slug: string;
  products: Product[];
};

export function describeCategory(t: T, found: FoundCategory, site: HeadSite): Head {
  const { company, at, category, category_slug: categorySlug, products } = found;
  const seller = company.client.company_name;
  const names = products.flatMap(({ name }) => name || []);
  const preview = products.some((product) => picturesOf(product).length > 0)
    ? `${paths.categoryPreview(at, categorySlug)}?v=${categoryPreviewVersion(company, products)}`
    : cardPreview({ company }, at);
  return describePage({
    title: `${category} – ${seller}`,
    description: shorten(
      [t("card.head.category", { category, company: seller }), names.join(", ")].filter(Boolean).join(": "),
    ),
    canonical: site.url + paths.category({ slug: at.slug }, categorySlug),
    preview,
    site,
    company,
  });
}

type FoundProduct = { company: Company; at: paths.CardAddress; product: Product };

export function describeProduct(
  t: T,
  { company, at, product }: FoundProduct,
  site: HeadSite & { currency: string },
): Head {
  const { name, price, unit, description, image } = product;
  const seller = company.client.company_name;
  const title = `${name || t("card.product.unnamed")} – ${seller}`;
  const cost = price && [formatPrice(price, site.currency), unit].filter(Boolean).join(" ");
  const preview = image
    ? `${paths.productPreview(at, product)}?v=${productPreviewVersion(company, product)}`
    : cardPreview({ company }, at);
  const told = [cost, description || t("card.head.ask", { company: seller })].filter(Boolean).join(" · ");
  const addresses = addressesOf(company.profile, product.texts, at, (one) => site.url + paths.product(one, product));
  return describePage({ title, description: shorten(told), ...addresses, preview, site, company });
}

type FoundPerson = { company: Company; at: paths.CardAddress; person: Person };

export function describePersonCard(t: T, { company, at, person }: FoundPerson, site: HeadSite): Head {
  const { profile } = company;
  const place = company.client.company_name;
  const { name, role } = person;
  const told = [role, place].filter(Boolean).join(", ");
  const texts = { ...profile.texts, ...person.texts };
  const head = describePage({
    title: `${[name, role].filter(Boolean).join(", ")} – ${place}`,
    description: shorten(`${told} · ${t("card.head.invitation", { company: name })}`),
    ...addressesOf(profile, texts, at, (one) => site.url + paths.person(one, person)),
    preview: `${paths.personPreview(at, person)}?v=${personPreviewVersion(company, person)}`,
    site,
    company,
  });
  return {
    ...head,
    isListed: head.isListed !== false && profile.person_listing === true,
    app: {
      title: name,
      manifest: paths.personManifest(at, person),
      icon: paths.personIcon(at, person, "icon-192"),
      appleIcon: paths.personIcon(at, person, "apple-touch-icon"),
    },
  };
}

type FoundPeople = { company: Company; at: paths.CardAddress; search: PeopleSearch };

/** Search engines are told of the page alone, not of what was asked there. */
export function describePeople(t: T, { company, at, search }: FoundPeople, site: HeadSite): Head {
  const { client, profile } = company;
  const head = describePage({
    title: `${t("card.people.title")} – ${client.company_name}`,
    description: shorten(t("card.head.invitation", { company: client.company_name })),
    ...addressesOf(profile, profile.texts, at, (one) => site.url + paths.companyPeople(one)),
    preview: cardPreview({ company }, at),
    site,
    company,
  });
  const isAsked = Boolean(search.search || search.branch || search.page > 1);
  return { ...head, isListed: head.isListed && !isAsked };
}

export const cardLook: Look = {
  stylesheet: "card",
  viewport: { colorScheme: "light dark", themeColor: { light: "#ece8e1", dark: "#0d1216" }, isWhole: true },
};

/** Browser bars in the card's background colour. */
export function lookOf({ profile }: Company): Look {
  const { colors, always } = deriveLook(profile);
  const { light, dark } = { light: colors.light.ground, dark: colors.dark.ground };
  const bars = always ? { colorScheme: always, themeColor: colors[always].ground } : { themeColor: { light, dark } };
  return { ...cardLook, viewport: { ...cardLook.viewport, ...bars } };
}
