import { columnsOf } from "@/components/card/templates/card-templates";
import { orderColumn } from "@/lib/card/order-column";
import { sectionTexts } from "@/lib/card/section-texts";
import type { Profile } from "@/lib/contract/cards/schema";
import type { Section } from "@/lib/contract/cards/values";
import type { T } from "@/lib/i18n/translator";

/** What the card shows of what its design lays out, in order, and what is switched off there. */
export function describeSections(
  t: T,
  { sections, template_choice }: Pick<Profile, "sections" | "template_choice">,
): string {
  const laidOut = columnsOf(template_choice).flatMap((column) => orderColumn(column, sections));
  const [shown, hidden] = [true, false].map((isShown) => laidOut.filter((section) => section.shown === isShown));
  const lines = [listNames(t, shown), hidden?.length ? t("profile.sections.off", { names: listNames(t, hidden) }) : ""];
  return lines.filter(Boolean).join("\n");
}

function listNames(t: T, sections: readonly Section[] = []): string {
  return sections.map(({ id, title }) => title ?? t(sectionTexts[id].name)).join(", ");
}
