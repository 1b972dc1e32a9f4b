"use client";

import { RotateCcw } from "lucide-react";
import { useController, useWatch } from "react-hook-form";
import { cardTemplates } from "@/components/card/templates/card-templates";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { Field, FieldHint, FieldLabel } from "@/components/ui/field/field";
import { Switch } from "@/components/ui/field/switch";
import type { EmptySections } from "@/lib/contract/cards/sections";
import { completeSections } from "@/lib/contract/cards/values";
import { LeftOut } from "../sections/left-out";
import { SectionList } from "../sections/section-list";
import type { ProfileFormControl } from "./profile-form-values";

type SectionsFieldProps = { control: ProfileFormControl; site: { emptySections: EmptySections } };

/** Order, names and presence of the card's sections: one value of the form, null until somebody arranges them. */
export function SectionsField({ control, site }: SectionsFieldProps) {
  const t = useT();
  const { field } = useController({ control, name: "sections" });
  const choice = useWatch({ control, name: "template_choice" });
  const sections = field.value ? completeSections(field.value) : null;
  return (
    <div className="flex flex-col gap-6">
      <SectionList choice={choice} sections={sections} onChange={field.onChange} />
      <LeftOut
        choice={choice}
        design={t(cardTemplates[choice].name)}
        className="rounded-md bg-muted px-3 py-2 text-sm text-muted-foreground"
      />
      {sections && (
        <Button variant="outline" size="sm" className="self-start" onClick={() => field.onChange(null)}>
          <RotateCcw aria-hidden="true" />
          {t("profile.sections.reset")}
        </Button>
      )}
      <EmptySectionsField control={control} site={site} />
    </div>
  );
}

/** The site's rule until somebody chooses one. */
export function EmptySectionsField({ control, site }: SectionsFieldProps) {
  const t = useT();
  const { field } = useController({ control, name: "empty_sections" });
  return (
    <Field orientation="horizontal">
      <FieldLabel>{t("profile.sections.hideEmpty")}</FieldLabel>
      <Switch
        checked={(field.value || site.emptySections) === "hide"}
        onCheckedChange={(hidden) => field.onChange(hidden ? "hide" : "show")}
        onBlur={field.onBlur}
      />
      <FieldHint>{t("profile.sections.hideEmptyHint")}</FieldHint>
    </Field>
  );
}
