"use client";

import { Controller } from "react-hook-form";
import { cardTemplates } from "@/components/card/templates/card-templates";
import { useDebounced } from "@/components/list/use-debounced";
import { RadioGroup, RadioOption } from "@/components/ui/field/radio-group";
import { templateChoices } from "@/lib/contract/profile-basics";
import type { Card } from "@/lib/provider-client/cards";
import type { CardSite } from "../preview/card-site";
import { TemplatePicture } from "../preview/template-picture";
import { LeftOut } from "../sections/left-out";
import type { ProfileFormControl } from "./profile-form-values";
import { useEditedCard } from "./use-edited-card";

type TemplateFieldProps = { control: ProfileFormControl; saved: Card; site: CardSite };

/** Five pictures that are drawn anew take a moment each; they wait for a pause in typing. */
const pause = 600;

export function TemplateField({ control, saved, site }: TemplateFieldProps) {
  const card = useDebounced(useEditedCard(control, saved), pause);
  return (
    <Controller
      control={control}
      name="template_choice"
      render={({ field: { onChange, ...field } }) => (
        <RadioGroup
          {...field}
          onValueChange={onChange}
          aria-label="Template"
          data-field="template_choice"
          className="grid-cols-2 sm:grid-cols-3"
        >
          {templateChoices.map((choice) => (
            <RadioOption key={choice} value={choice} className="relative flex-col items-stretch p-3">
              <TemplatePicture choice={choice} card={card} site={site} />
              <span className="min-w-0">
                <span className="block font-medium">{cardTemplates[choice].name}</span>
                <span className="mt-0.5 block text-muted-foreground">{cardTemplates[choice].description}</span>
                <LeftOut choice={choice} className="mt-0.5 block text-muted-foreground" />
              </span>
            </RadioOption>
          ))}
        </RadioGroup>
      )}
    />
  );
}
