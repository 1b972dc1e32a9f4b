import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Field, FieldError, FieldLabel } from "@/components/ui/field/field";
import { Input } from "@/components/ui/field/input";
import { Switch } from "@/components/ui/field/switch";
import { excessOf, TextCounter } from "@/components/ui/field/text-counter";
import { sectionTexts } from "@/lib/card/section-texts";
import { profileLimits, type Section } from "@/lib/contract/cards/values";

type SectionRowProps = {
  section: Section;
  /** What moves it among the others. */
  order: ReactNode;
  onChange: (change: Partial<Section>) => void;
};

/** One section: where it stands, whether it is shown, and what it is called there. */
export function SectionRow({ section: { id, shown, title = "" }, order, onChange }: SectionRowProps) {
  const t = useT();
  const { name: nameKey, title: ownTitle } = sectionTexts[id];
  const name = t(nameKey);
  const max = profileLimits.sectionTitle;
  const typed = title.trim();
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 rounded-md border border-border bg-card p-2 sm:grid-cols-[auto_minmax(8rem,1fr)_minmax(0,16rem)_auto]">
      <span className="flex">{order}</span>
      <span aria-hidden="true" className="min-w-0 font-medium">
        {name}
      </span>
      <Field error={excessOf(typed, max)} className="max-sm:col-span-3 max-sm:row-start-2">
        <FieldLabel className="sr-only">{t("profile.sections.own", { name })}</FieldLabel>
        <Input
          autoComplete="off"
          dir="auto"
          placeholder={t(ownTitle)}
          value={title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <TextCounter text={typed} max={max} />
        <FieldError />
      </Field>
      <Switch
        aria-label={t("profile.sections.show", { name })}
        checked={shown}
        onCheckedChange={(checked) => onChange({ shown: checked })}
        className="mx-1"
      />
    </div>
  );
}
