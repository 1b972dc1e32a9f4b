"use client";

import { Controller } from "react-hook-form";
import { RadioGroup, RadioOption } from "@/components/ui/radio-group";
import { templateChoices } from "@/lib/contract/profile";
import { cardTemplates } from "./card-templates";
import type { ProfileFormControl } from "./profile-form-values";
import { TemplateSketch } from "./template-sketch";

export function TemplateField({ control }: { control: ProfileFormControl }) {
  return (
    <Controller
      control={control}
      name="template_choice"
      render={({ field: { onChange, ...field } }) => (
        <RadioGroup {...field} onValueChange={onChange} aria-label="Template" className="gap-3 sm:grid-cols-2">
          {templateChoices.map((choice) => (
            <RadioOption key={choice} value={choice} className="p-3">
              <TemplateSketch choice={choice} />
              <span className="min-w-0">
                <span className="block font-medium">{cardTemplates[choice].name}</span>
                <span className="mt-0.5 block text-muted-foreground">{cardTemplates[choice].description}</span>
              </span>
            </RadioOption>
          ))}
        </RadioGroup>
      )}
    />
  );
}
