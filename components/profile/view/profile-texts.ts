import type { T } from "@/lib/i18n/translator";

/** The time zone of a company that has chosen none; the installation's own may be unknown here. */
export function describeDefaultTimeZone(t: T, name: string | undefined): string {
  return name ? t("profile.hours.timeZone.defaultNamed", { name }) : t("profile.hours.timeZone.default");
}
