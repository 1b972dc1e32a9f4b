import { isLatin, written } from "@/lib/card/written";
import type { SectionId } from "@/lib/contract/cards/values";

/** The owner's title, else ours. */
export function SectionHeading({ id, title }: { id: SectionId; title: string }) {
  return (
    <h2 id={id} className={isLatin(title) ? undefined : "joined"} {...written(title)}>
      {title}
    </h2>
  );
}
