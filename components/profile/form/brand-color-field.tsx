"use client";

import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { colorSchema, defaultBrandColor } from "@/lib/contract/color";
import type { ProfileFormControl } from "./profile-form-values";

type BrandColorFieldProps = { control: ProfileFormControl /** Of the stored logo. */; logoColor: string | null };

/** The card's colour, picked or typed; empty leaves it to the logo. */
export function BrandColorField({ control, logoColor }: BrandColorFieldProps) {
  const inherited = logoColor ?? defaultBrandColor;
  return (
    <FormField
      control={control}
      name="brand_color"
      label="Brand colour"
      className="mt-5"
      hint="Buttons and accents of your card. Its shades are adjusted so that every text stays readable."
    >
      {(field) => (
        <div className="flex flex-wrap items-center gap-2">
          <input
            type="color"
            aria-label="Pick a brand colour"
            value={colorSchema.safeParse(field.value).data || inherited}
            onChange={(event) => field.onChange(event.target.value)}
            className="size-11 shrink-0 cursor-pointer rounded-md border border-input bg-transparent p-1"
          />
          <Input placeholder={inherited} spellCheck={false} autoComplete="off" className="min-w-28 flex-1" {...field} />
          <Button type="button" variant="ghost" disabled={!field.value} onClick={() => field.onChange("")}>
            Use the logo's colour
          </Button>
        </div>
      )}
    </FormField>
  );
}
