"use client";

import { lazy, Suspense } from "react";
import { Controller, useWatch } from "react-hook-form";
import { ColorInput } from "@/components/form/color-input";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { RadioGroup, RadioSwatch } from "@/components/ui/field/radio-group";
import { Skeleton } from "@/components/ui/skeleton";
import { withMessages } from "@/lib/browser/messages";
import { cardColor, moodLooks } from "@/lib/card/look/moods";
import { hasOwnColor, moodOf, moods } from "@/lib/contract/cards/values";
import { colorSchema } from "@/lib/contract/color";
import { defaultBrandColor } from "@/lib/contract/values";
import type { ProfileFormControl } from "./profile-form-values";

type MoodFieldProps = { control: ProfileFormControl /** Of the stored logo. */; logoColor: string | null };

/** It comes with what works out colours, as the templates do. */
const MoodSwatch = lazy(
  withMessages(["card"], () => import("../preview/mood-swatch").then(({ MoodSwatch }) => ({ default: MoodSwatch }))),
);

/** The five moods of the chosen design. One that was chosen for another design stays there, for who goes back to that. */
export function MoodField({ control, logoColor }: MoodFieldProps) {
  const t = useT();
  const [template_choice, color] = useWatch({ control, name: ["template_choice", "brand_color"] });
  const colors = { brand_color: colorSchema.safeParse(color).data || null, logo_color: logoColor };
  return (
    <Controller
      control={control}
      name="mood"
      render={({ field: { value, onChange, ...field } }) => {
        const chosen = moodOf({ template_choice, mood: value || null });
        return (
          <div className="flex flex-col gap-1.5">
            <RadioGroup
              {...field}
              value={chosen}
              onValueChange={onChange}
              aria-label={t("profile.look.mood")}
              data-field="mood"
              className="-mx-1 grid-cols-5 gap-1! sm:max-w-md large-text:grid-cols-3"
            >
              {moods[template_choice].map((mood) => (
                <RadioSwatch
                  key={mood}
                  value={mood}
                  aria-label={t(moodLooks[mood].name)}
                  title={t(moodLooks[mood].name)}
                >
                  <Suspense fallback={<Skeleton className="h-18" />}>
                    <MoodSwatch profile={{ template_choice, mood, ...colors }} />
                  </Suspense>
                </RadioSwatch>
              ))}
            </RadioGroup>
            <p aria-live="polite" className="text-sm text-muted-foreground">
              <span className="font-medium text-foreground">{t(moodLooks[chosen].name)}</span>
              {` – ${t(moodLooks[chosen].description)}`}
            </p>
          </div>
        );
      }}
    />
  );
}

/** The card's colour, picked or typed, in whatever mood; empty leaves it to that, or to the logo. */
export function BrandColorField({ control, logoColor }: MoodFieldProps) {
  const t = useT();
  const [template_choice, mood] = useWatch({ control, name: ["template_choice", "mood"] });
  const look = { template_choice, mood: mood || null };
  const inherited = cardColor({ ...look, logo_color: logoColor }) ?? defaultBrandColor;
  const isOfMood = hasOwnColor(look);
  return (
    <FormField
      control={control}
      name="brand_color"
      label={t("profile.look.color.label")}
      hint={t("profile.look.color.hint")}
    >
      {(field) => (
        <ColorInput field={field} label={t("profile.look.color.pick")} inherited={inherited}>
          {isOfMood && (
            <Button
              type="button"
              variant="ghost"
              className="px-3!"
              disabled={!field.value}
              onClick={() => field.onChange("")}
            >
              {t("profile.look.color.ofMood")}
            </Button>
          )}
          {(logoColor || !isOfMood) && (
            <Button
              type="button"
              variant="ghost"
              className="px-3!"
              disabled={isOfMood ? field.value === logoColor : !field.value}
              onClick={() => field.onChange(isOfMood ? logoColor : "")}
            >
              {t("profile.look.color.ofLogo")}
            </Button>
          )}
        </ColorInput>
      )}
    </FormField>
  );
}
