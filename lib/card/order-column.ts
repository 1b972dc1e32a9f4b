import type { Section, SectionId } from "../contract/cards/values";
import type { Key } from "../i18n/messages";

/** Sections that stay together wherever their owner moves them; named where a design has several such columns. */
export type CardColumn = {
  name?: Key;
  sections: readonly SectionId[];
  /** Whether none is shown until their owner adds it. */
  isOptional?: boolean;
};

/**
 * The sections of a design's column in the owner's order, those that are not shown among them; in the design's own
 * without one. A column keeps its sections wherever they stand among all others.
 */
export function orderColumn(column: CardColumn, sections: readonly Section[] | null | undefined): Section[] {
  if (!sections) return column.sections.map((id) => ({ id, shown: !column.isOptional }));
  return sections.filter(({ id }) => column.sections.includes(id));
}
