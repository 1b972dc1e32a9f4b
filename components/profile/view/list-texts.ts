import type { LabelledPhone } from "@/lib/contract/cards/fields";
import type { OwnLink } from "@/lib/contract/cards/links";
import { formatDay } from "@/lib/format/calendar";
import type { T } from "@/lib/i18n/translator";

/** A line for each number. */
export function describePhones(phones: readonly LabelledPhone[]): string {
  return phones.map(({ label, number, whatsapp }) => `${label}: ${number}${whatsapp ? " · WhatsApp" : ""}`).join("\n");
}

/** A line for each link, with when it is shown. */
export function describeLinks(t: T, links: readonly OwnLink[]): string {
  return links.map((link) => `${describeTime(t, link)}\n${link.url}`).join("\n\n") || t("profile.links.none");
}

function describeTime(t: T, { title, shown, from, until }: OwnLink): string {
  if (!shown) return t("profile.links.off", { title });
  if (from && until) return t("profile.links.between", { title, from: formatDay(t, from), until: formatDay(t, until) });
  if (from) return t("profile.links.from", { title, from: formatDay(t, from) });
  return until ? t("profile.links.until", { title, until: formatDay(t, until) }) : title;
}
