import { sectionsLeftOut } from "@/components/card/templates/card-templates";
import { useT } from "@/components/i18n/translator-context";
import { sectionTexts, type TemplateChoice } from "@/lib/contract/cards/values";

/** Names what a design has no place for; nothing where it has one for everything. */
export function LeftOut({
  choice,
  subject,
  className,
}: {
  choice: TemplateChoice;
  subject?: string;
  className: string;
}) {
  const t = useT();
  const names = sectionsLeftOut(choice).map((id) => t(sectionTexts[id].name));
  if (names.length === 0) return null;
  return (
    <span className={className}>
      {subject ? `${subject} does not show` : "Does not show"}: {names.join(", ")}
    </span>
  );
}
