import { isLatin } from "@/lib/card/is-latin";

/** What names a section, to readers and by its id: the owner's words, or else ours. */
export function SectionHeading({ id, title }: { id: string; title: string }) {
  return (
    <h2 id={id} className={isLatin(title) ? undefined : "joined"} dir="auto">
      {title}
    </h2>
  );
}
