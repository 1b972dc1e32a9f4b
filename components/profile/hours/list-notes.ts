import type { DeepPartial } from "react-hook-form";
import type { OwnText } from "@/components/form/own-words/own-words";
import type { OpeningHours } from "@/lib/contract/opening-hours";
import { openingHoursLimits } from "@/lib/contract/values";
import { sideBySide } from "@/lib/i18n/isolate";
import type { T } from "@/lib/i18n/translator";

type Hours = DeepPartial<OpeningHours> | null | undefined;

/** What is said of special dates. `item` is whose hours they are, where the heading does not say it. */
export function listNotes(t: T, of: string, hours: Hours, heading: string, item?: string): OwnText[] {
  return (hours?.special_dates ?? []).map((_, index) => ({
    of: `${of}.special_dates.${index}`,
    heading,
    name: "note",
    label: sideBySide(t, [t("profile.hours.dates.item", { number: index + 1 }), item]),
    max: openingHoursLimits.note,
  }));
}
