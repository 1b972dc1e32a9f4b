"use client";

import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Textarea } from "@/components/ui/field/textarea";
import type { Profile } from "@/lib/contract/cards/schema";
import { profileLimits } from "@/lib/contract/cards/values";
import type { ProfileFormControl } from "./profile-form-values";

export function TaglineField({ control }: { control: ProfileFormControl }) {
  return (
    <FormField
      control={control}
      name="tagline"
      counter={{ max: profileLimits.tagline }}
      label="What you sell, in one line"
      hint="Shown under your name, e.g. “Fresh bread and cakes since 1984”"
    >
      {({ value = "", ...field }) => <Input value={value} {...field} />}
    </FormField>
  );
}

/** What kind of business it is, and since when. */
export function FactFields({ control, profile }: { control: ProfileFormControl; profile: Profile }) {
  return (
    <div className="grid gap-5 empty:hidden sm:grid-cols-[2fr_1fr]">
      {profile.category !== undefined && (
        <FormField
          control={control}
          name="category"
          counter={{ max: profileLimits.category }}
          label="Kind of business"
          hint="E.g. Bakery, Tailor"
        >
          {({ value = "", ...field }) => <Input value={value} {...field} />}
        </FormField>
      )}
      {profile.founded !== undefined && (
        <FormField control={control} name="founded" label="Since (year)">
          {({ value, ...field }) => (
            <Input
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              placeholder="1987"
              value={value ?? ""}
              {...field}
            />
          )}
        </FormField>
      )}
    </div>
  );
}

export function PlaceFields({ control }: { control: ProfileFormControl }) {
  return (
    <>
      <FormField
        control={control}
        name="address"
        counter={{ max: profileLimits.address }}
        label="Address"
        hint="The map on your card shows this place"
      >
        {(field) => <Textarea autoComplete="street-address" {...field} />}
      </FormField>
      <FormField
        control={control}
        name="location"
        label="Map link"
        hint="Open your shop in Google Maps, tap Share, and paste the link here"
      >
        {(field) => <Input type="url" inputMode="url" placeholder="https://maps.app.goo.gl/..." {...field} />}
      </FormField>
    </>
  );
}

export function AboutField({ control }: { control: ProfileFormControl }) {
  return (
    <FormField control={control} name="about_us" counter={{ max: profileLimits.aboutUs }} label="About us">
      {(field) => <Textarea tall {...field} />}
    </FormField>
  );
}
