import type { Section, SectionId } from "../contract/sections-basics";

/**
 * The sections of a design's column in the owner's order, those that are not shown among them; in the design's own
 * without one. A column keeps its sections wherever they stand among all others.
 */
export function orderColumn(column: readonly SectionId[], sections: readonly Section[] | null | undefined): Section[] {
  if (!sections) return column.map((id) => ({ id, shown: true }));
  return sections.filter(({ id }) => column.includes(id));
}
