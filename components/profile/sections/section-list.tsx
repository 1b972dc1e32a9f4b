import { columnsOf } from "@/components/card/templates/card-templates";
import { useT } from "@/components/i18n/translator-context";
import { OrderedList } from "@/components/list/ordered-list";
import { type CardColumn, orderColumn } from "@/lib/card/order-column";
import { sectionTexts } from "@/lib/card/section-texts";
import { completeSections, type Section, type TemplateChoice } from "@/lib/contract/cards/values";
import type { T } from "@/lib/i18n/translator";
import { changeSection, moveSection } from "./edit-sections";
import { SectionRow } from "./section-row";

type SectionListProps = {
  choice: TemplateChoice;
  /** Null for the design's own. */
  sections: Section[] | null;
  onChange: (sections: Section[]) => void;
};

/** The sections that a design lays out, by its columns; each is moved within its own. */
export function SectionList({ choice, sections, onChange }: SectionListProps) {
  const t = useT();
  const columns = columnsOf(choice);
  const arranged = sections ?? completeSections(columns.flatMap((column) => orderColumn(column, null))) ?? [];
  return columns.map((column) => (
    <fieldset key={column.sections[0]} className="min-w-0">
      <legend className={column.name ? "mb-2 text-sm font-medium text-muted-foreground" : "sr-only"}>
        {column.name ? t(column.name) : t("profile.sections.inOrder")}
      </legend>
      <OrderedList
        items={toItems(t, column, arranged)}
        onMove={(from, to) => onChange(moveSection(arranged, column, from, to))}
        className="flex flex-col gap-2"
      >
        {({ section }, order) => (
          <SectionRow
            section={section}
            order={order}
            onChange={(change) => onChange(changeSection(arranged, section.id, change))}
          />
        )}
      </OrderedList>
    </fieldset>
  ));
}

function toItems(t: T, column: CardColumn, sections: Section[]) {
  return orderColumn(column, sections).map((section) => ({
    id: section.id,
    name: t(sectionTexts[section.id].name),
    section,
  }));
}
