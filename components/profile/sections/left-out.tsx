import { sectionsLeftOut } from "@/components/card/templates/card-templates";
import { useT } from "@/components/i18n/translator-context";
import { sectionTexts } from "@/lib/card/section-texts";
import type { TemplateChoice } from "@/lib/contract/cards/values";

/** Names what a design has no place for; nothing where it has one for everything. */
export function LeftOut({ choice, design, className }: { choice: TemplateChoice; design?: string; className: string }) {
  const t = useT();
  const names = sectionsLeftOut(choice).map((id) => t(sectionTexts[id].name));
  if (names.length === 0) return null;
  return (
    <span className={className}>
      {design
        ? t("profile.sections.leftOutBy", { design, names: names.join(", ") })
        : t("profile.sections.leftOut", { names: names.join(", ") })}
    </span>
  );
}
