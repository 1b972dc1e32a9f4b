import type { Head } from "@/components/document";
import { describeInWords } from "@/lib/card/describe-in-words";
import { linkPreviewVersion } from "@/lib/drawing/link-preview-content";
import * as paths from "@/lib/paths";
import type { Card } from "@/lib/web/provider-client/cards";

export type Site = { siteUrl: string; brandName: string };

/** What search engines and link previews read of a card. */
export function describeCard(card: Card, slug: string, site: Site): Head {
  const title = card.company.client.company_name;
  return {
    ...describePage({
      title,
      description: describeCompany(card),
      path: paths.card(slug),
      preview: cardPreview(card, slug),
      site,
    }),
    app: {
      title,
      manifest: paths.cardManifest(slug),
      icon: paths.cardIcon(slug, "icon-192"),
      appleIcon: paths.cardIcon(slug, "apple-touch-icon"),
    },
  };
}

/** The card's picture in a link preview. The version makes readers fetch it again, which otherwise keep one for days. */
export function cardPreview({ company }: Pick<Card, "company">, slug: string): string {
  return `${paths.previewPicture(slug)}?v=${linkPreviewVersion(company)}`;
}

type Page = { title: string; description: string; path: string; preview: string; site: Site };

/** What they read of any page that a company sends around. */
export function describePage({ title, description, path, preview, site: { siteUrl, brandName } }: Page): Head {
  return {
    title,
    description,
    canonical: siteUrl + path,
    isListed: true,
    preview: { title, siteName: brandName, image: siteUrl + preview },
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
