"use client";

import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Textarea } from "@/components/ui/field/textarea";
import { limits } from "@/lib/contract/limits";
import type { ProfileFormControl } from "./profile-form-values";

export function CompanyFields({ control, hasTagline }: { control: ProfileFormControl; hasTagline: boolean }) {
  return (
    <div className="flex flex-col gap-5">
      {hasTagline && <TaglineField control={control} />}
      <PlaceFields control={control} />
      <AboutField control={control} />
    </div>
  );
}

export function TaglineField({ control }: { control: ProfileFormControl }) {
  return (
    <FormField
      control={control}
      name="tagline"
      label="What you sell, in one line"
      hint="Stands below your name, such as “Fresh bread and cakes since 1984”"
    >
      {({ value = "", ...field }) => <Input maxLength={limits.tagline} value={value} {...field} />}
    </FormField>
  );
}

export function PlaceFields({ control }: { control: ProfileFormControl }) {
  return (
    <>
      <FormField control={control} name="address" label="Address" hint="The map on your card shows this place">
        {(field) => <Textarea autoComplete="street-address" maxLength={limits.address} {...field} />}
      </FormField>
      <FormField
        control={control}
        name="location"
        label="Location link"
        hint="A link to your place in a map service, for directions"
      >
        {(field) => <Input type="url" inputMode="url" placeholder="https://maps.app.goo.gl/..." {...field} />}
      </FormField>
    </>
  );
}

export function AboutField({ control }: { control: ProfileFormControl }) {
  return (
    <FormField control={control} name="about_us" label="About us">
      {(field) => <Textarea maxLength={limits.aboutUs} className="min-h-32" {...field} />}
    </FormField>
  );
}
