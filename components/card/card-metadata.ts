import type { Metadata } from "next";
import { paths } from "@/lib/paths";
import type { Card } from "@/lib/provider-client/cards";
import { pickBanner } from "./card-banner";

type Site = { siteUrl: string; brandName: string };

/** What search engines and link previews read of a card. */
export function describeCard(card: Card, slug: string, { siteUrl, brandName }: Site): Metadata {
  const title = card.company.client.company_name;
  const description = describeCompany(card);
  const url = `${siteUrl}${paths.card(slug)}`;
  const image = pickPreview(card, siteUrl);
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: url },
    robots: { index: true, follow: true },
    openGraph: {
      type: "website",
      title,
      description,
      url,
      siteName: brandName,
      locale: "en_IN",
      images: image ? [image] : [],
    },
    twitter: { card: "summary", title, description, images: image ? [image] : [] },
    other: { "page-cache": purgeTags(card) },
  };
}

/** The names under which a cached copy of this card is dropped. */
export function purgeTags({ company: { client, user } }: Pick<Card, "company">): string {
  const tags = [client.id && `client:${client.id}`, user?.id && `user:${user.id}`].filter(Boolean);
  return tags.length > 0 ? tags.join(" ") : "card";
}

const descriptionLength = { min: 80, max: 155 };

function describeCompany({ company: { client, profile } }: Card): string {
  const text = profile.about_us || (profile.address && `${client.company_name}, ${profile.address}`);
  const invitation = `Call, chat, e-mail or find ${client.company_name}, and save the contact to your phone.`;
  const whole = (text && text.length >= descriptionLength.min ? text : `${text} ${invitation}`)
    .replace(/\s+/g, " ")
    .trim();
  if (whole.length <= descriptionLength.max) return whole;
  const cut = whole.slice(0, descriptionLength.max - 1).toWellFormed();
  return `${cut.replace(/\s+\S*$/, "").replace(/[\s,;:.–-]+$/, "")}…`;
}

type Preview = { url: string; width: number; height: number; type?: string; alt: string };

/** One picture at most: readers that find several choose by their own taste. */
function pickPreview({ company: { client, profile }, banners }: Card, siteUrl: string): Preview | null {
  const alt = client.company_name;
  if (profile.logo_photo) return { ...located(profile.logo_photo, siteUrl), width: 400, height: 400, alt };
  const logo = profile.logo_set?.toSorted((a, b) => b.width - a.width)[0];
  if (logo) return { ...located(logo.url, siteUrl), width: logo.width, height: logo.height, alt };
  if (profile.logo) return { ...located(profile.logo, siteUrl), width: 512, height: 512, alt };
  const banner = pickBanner(banners);
  const picture = banner?.image_set?.toSorted((a, b) => Math.abs(a.width - 1200) - Math.abs(b.width - 1200))[0];
  if (picture) return { ...located(picture.url, siteUrl), width: picture.width, height: picture.height, alt };
  return null;
}

function located(url: string, siteUrl: string): { url: string; type?: string } {
  const absolute = new URL(url, siteUrl);
  const extension = /\.(\w+)$/.exec(absolute.pathname)?.[1]?.toLowerCase() ?? "";
  const type = { jpg: "image/jpeg", jpeg: "image/jpeg", png: "image/png", webp: "image/webp" }[extension];
  return { url: absolute.href, ...(type && { type }) };
}
