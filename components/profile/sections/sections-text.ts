import { columnsOf } from "@/components/card/templates/card-templates";
import { orderColumn } from "@/lib/card/order-column";
import type { Profile } from "@/lib/contract/cards/schema";
import { type Section, sectionTexts } from "@/lib/contract/cards/values";

/** What the card shows of what its design lays out, in order, and what is switched off there. */
export function describeSections({ sections, template_choice }: Pick<Profile, "sections" | "template_choice">): string {
  const laidOut = columnsOf(template_choice).flatMap((column) => orderColumn(column, sections));
  const [shown, hidden] = [true, false].map((isShown) => laidOut.filter((section) => section.shown === isShown));
  const lines = [listNames(shown), hidden?.length ? `Switched off: ${listNames(hidden)}` : ""];
  return lines.filter(Boolean).join("\n");
}

function listNames(sections: readonly Section[] = []): string {
  return sections.map(({ id, title }) => title ?? sectionTexts[id].name).join(", ");
}
