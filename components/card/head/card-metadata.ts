import type { Metadata } from "next";
import { describeInWords } from "@/lib/card/describe-in-words";
import { linkPreviewSize, linkPreviewVersion } from "@/lib/drawing/link-preview-content";
import * as paths from "@/lib/paths";
import type { Card } from "@/lib/web/provider-client/cards";

export type Site = { siteUrl: string; brandName: string };

/** What search engines and link previews read of a card. */
export function describeCard(card: Card, slug: string, site: Site): Metadata {
  const { client, changes_at: changes } = card.company;
  const title = client.company_name;
  return {
    ...describePage({
      title,
      description: describeCompany(card),
      path: paths.card(slug),
      preview: cardPreview(card, slug),
      site,
    }),
    manifest: paths.cardManifest(slug),
    icons: {
      icon: { url: paths.cardIcon(slug, "icon-192"), type: "image/png", sizes: "192x192" },
      apple: { url: paths.cardIcon(slug, "apple-touch-icon"), sizes: "180x180" },
    },
    appleWebApp: { title },
    other: { "page-cache": purgeTags(card), ...(changes && { "page-until": changes }) },
  };
}

/** The card's picture in a link preview. The version makes readers fetch it again, which otherwise keep one for days. */
export function cardPreview({ company }: Pick<Card, "company">, slug: string): string {
  return `${paths.previewPicture(slug)}?v=${linkPreviewVersion(company)}`;
}

type Page = { title: string; description: string; path: string; preview: string; site: Site };

/** What they read of any page that a company sends around. */
export function describePage({ title, description, path, preview, site: { siteUrl, brandName } }: Page): Metadata {
  const url = siteUrl + path;
  const image = { url: siteUrl + preview, ...linkPreviewSize, type: "image/jpeg", alt: title };
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: url },
    robots: { index: true, follow: true },
    openGraph: { type: "website", title, description, url, siteName: brandName, locale: "en_IN", images: [image] },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}

/** The names under which a cached copy of this card is dropped. */
export function purgeTags({ company: { client, user } }: Pick<Card, "company">): string {
  const tags = [client.id && `client:${client.id}`, user?.id && `user:${user.id}`].filter(Boolean);
  return tags.length > 0 ? tags.join(" ") : "card";
}

const descriptionLength = { min: 80, max: 155 };

function describeCompany({ company: { client, profile } }: Card): string {
  const text = describeInWords(profile) || (profile.address && `${client.company_name}, ${profile.address}`);
  const invitation = `Call, chat, email or find ${client.company_name}, and save the contact to your phone.`;
  return shorten(text && text.length >= descriptionLength.min ? text : `${text} ${invitation}`);
}

/** A text in the length that search engines show, cut between words. */
export function shorten(text: string): string {
  const whole = text.replace(/\s+/g, " ").trim();
  if (whole.length <= descriptionLength.max) return whole;
  const cut = whole.slice(0, descriptionLength.max - 1).toWellFormed();
  return `${cut.replace(/\s+\S*$/, "").replace(/[\s,;:.–-]+$/, "")}…`;
}
