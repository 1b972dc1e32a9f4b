import { toPublicContent, toPublicProfile } from "@/lib/card/content";
import { readClock } from "@/lib/card/opening-hours";
import type { OwnLink } from "@/lib/contract/cards/links";
import type { CompleteProfile } from "@/lib/contract/cards/schema";
import { listShownLinks } from "@/lib/contract/cards/values";
import type { Card } from "@/lib/web/provider-client/cards";
import { isMediaUrl } from "@/lib/web/site/media-url";
import type { CardSite } from "./card-site";
import type { PreviewContent } from "./use-card-content";

/** The card as it is stored: what visitors see. */
export function toSavedCard(
  { client, profile }: CompleteProfile,
  { reviews, takes_leads, takes_orders, takes_appointments, ...content }: PreviewContent,
  { mediaOrigin }: Pick<CardSite, "mediaOrigin">,
): Card {
  const { id, company_name, email, phone, slug, landline } = client;
  const isShown = (url: string) => isMediaUrl(url, mediaOrigin);
  return {
    company: {
      client: { id, company_name, email, phone, whatsapp: landline?.whatsapp, slug: slug ?? undefined },
      profile: toPublicProfile({ ...profile, links: shownLinks(profile.links, profile) }, isShown),
      takes_leads,
      takes_orders,
      takes_appointments,
    },
    reviews,
    ...toPublicContent(content, isShown),
  };
}

/** Those that visitors see today. */
export function shownLinks(
  links: readonly OwnLink[] = [],
  { time_zone: zone }: { time_zone?: string | null },
): OwnLink[] {
  return listShownLinks(links, readClock(zone || undefined, new Date()).date);
}
