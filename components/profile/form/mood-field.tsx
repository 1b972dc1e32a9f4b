"use client";

import { lazy, Suspense } from "react";
import { Controller, useWatch } from "react-hook-form";
import { ColorInput } from "@/components/form/color-input";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { RadioGroup, RadioOption } from "@/components/ui/field/radio-group";
import { cardColor } from "@/lib/card/look/card-color";
import { moodLooks } from "@/lib/card/look/moods";
import { colorSchema } from "@/lib/contract/color";
import { defaultBrandColor } from "@/lib/contract/color-basics";
import { hasOwnColor, moodOf, moods } from "@/lib/contract/mood-basics";
import type { ProfileFormControl } from "./profile-form-values";

type MoodFieldProps = { control: ProfileFormControl /** Of the stored logo. */; logoColor: string | null };

/** It comes with what works out colours, as the templates do. */
const MoodPicture = lazy(() => import("../preview/mood-picture").then(({ MoodPicture }) => ({ default: MoodPicture })));

/** The five moods of the chosen design. One that was chosen for another design stays there, for who goes back to that. */
export function MoodField({ control, logoColor }: MoodFieldProps) {
  const [template_choice, color] = useWatch({ control, name: ["template_choice", "brand_color"] });
  const colors = { brand_color: colorSchema.safeParse(color).data || null, logo_color: logoColor };
  return (
    <Controller
      control={control}
      name="mood"
      render={({ field: { value, onChange, ...field } }) => (
        <RadioGroup
          {...field}
          value={moodOf({ template_choice, mood: value || null })}
          onValueChange={onChange}
          aria-label="Mood"
          data-field="mood"
          className="grid-cols-2 sm:grid-cols-3"
        >
          {moods[template_choice].map((mood) => (
            <RadioOption key={mood} value={mood} className="relative flex-col items-stretch p-3">
              <Suspense fallback={<span aria-hidden="true" className="block h-56" />}>
                <MoodPicture profile={{ template_choice, mood, ...colors }} />
              </Suspense>
              <span className="min-w-0">
                <span className="block font-medium">{moodLooks[mood].name}</span>
                <span className="mt-0.5 block text-muted-foreground">{moodLooks[mood].description}</span>
              </span>
            </RadioOption>
          ))}
        </RadioGroup>
      )}
    />
  );
}

/** The card's colour, picked or typed, in whatever mood; empty leaves it to that, or to the logo. */
export function BrandColorField({ control, logoColor }: MoodFieldProps) {
  const [template_choice, mood] = useWatch({ control, name: ["template_choice", "mood"] });
  const look = { template_choice, mood: mood || null };
  const inherited = cardColor({ ...look, logo_color: logoColor }) ?? defaultBrandColor;
  const isOfMood = hasOwnColor(look);
  return (
    <FormField
      control={control}
      name="brand_color"
      label="Brand colour"
      hint="Used for buttons. Shades are adjusted so text stays readable."
    >
      {(field) => (
        <ColorInput field={field} label="Pick a brand colour" inherited={inherited}>
          {isOfMood && (
            <Button type="button" variant="ghost" disabled={!field.value} onClick={() => field.onChange("")}>
              Use the style's colour
            </Button>
          )}
          {(logoColor || !isOfMood) && (
            <Button
              type="button"
              variant="ghost"
              disabled={isOfMood ? field.value === logoColor : !field.value}
              onClick={() => field.onChange(isOfMood ? logoColor : "")}
            >
              Use the logo's colour
            </Button>
          )}
        </ColorInput>
      )}
    </FormField>
  );
}
