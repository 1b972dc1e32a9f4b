import type { CardColumn } from "@/lib/card/order-column";
import { pickSections } from "@/lib/card/sections";
import { written } from "@/lib/card/written";
import type { SectionsProps } from "./card-sections";

type Props = Pick<SectionsProps, "card" | "emptySections"> & { columns: readonly CardColumn[] };

/** From how many sections on a card has more than one wants to scroll past. */
const enough = 5;

/** The ways to the sections, right above the first: they stand still, so that they cover none. */
export function SectionChips({ card, columns, emptySections = "show" }: Props) {
  const sections = columns.flatMap((column) => pickSections(column, card, emptySections));
  if (sections.length < enough) return null;
  return (
    <nav className="chips" aria-label="On this card">
      {sections.map(({ id, name }) => (
        <a key={id} href={`#${id}`} {...written(name)}>
          {name}
        </a>
      ))}
    </nav>
  );
}
