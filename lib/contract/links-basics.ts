import { dayAfter } from "./clock";
import type { OwnLink } from "./links";

/** Those that visitors see on `today`, a day of the company's own clock. */
export function listShownLinks(links: readonly OwnLink[], today: string): OwnLink[] {
  return links.filter(({ shown, from, until }) => shown && (!from || from <= today) && (!until || today <= until));
}

/** The next day on which others are shown than `today`; null where it stays as it is. */
export function nextLinkChange(links: readonly OwnLink[], today: string): string | null {
  const days = links.flatMap(({ shown, from, until }) => (shown ? [from, until && dayAfter(until)] : []));
  const next = days.filter((day) => day !== null && day > today).sort();
  return next[0] ?? null;
}
