import type { LabelledPhone } from "@/lib/contract/cards/fields";
import type { OwnLink } from "@/lib/contract/cards/links";
import { formatDay } from "@/lib/format/calendar";

/** A line for each number. */
export function describePhones(phones: readonly LabelledPhone[]): string {
  return phones.map(({ label, number, whatsapp }) => `${label}: ${number}${whatsapp ? " · WhatsApp" : ""}`).join("\n");
}

/** A line for each link, with when it is shown. */
export function describeLinks(links: readonly OwnLink[]): string {
  return links.map((link) => `${link.title}${describeTime(link)}\n${link.url}`).join("\n\n") || "No links yet";
}

function describeTime({ shown, from, until }: OwnLink): string {
  if (!shown) return " · switched off";
  const edges = [from && `from ${formatDay(from)}`, until && `until ${formatDay(until)}`].filter(Boolean);
  return edges.length > 0 ? ` · ${edges.join(" ")}` : "";
}
