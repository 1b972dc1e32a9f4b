import { type CardColumn, orderColumn } from "@/lib/card/order-column";
import type { Section, SectionId } from "@/lib/contract/cards/values";

/** What an owner may do to the sections of a card. */

/** Moves a section within its design's column, by places there; what stands in other columns keeps its own. */
export function moveSection(sections: Section[], column: CardColumn, from: number, to: number): Section[] {
  const own = orderColumn(column, sections);
  const [moved] = own.splice(from, 1);
  if (!moved) return sections;
  own.splice(to, 0, moved);
  return sections.map((section) => (column.sections.includes(section.id) ? (own.shift() ?? section) : section));
}

/** Without a title it has its own heading again. */
export function changeSection(sections: Section[], id: SectionId, change: Partial<Section>): Section[] {
  return sections.map((section) => (section.id === id ? { ...section, ...change } : section));
}
