"use client";

import { useT } from "@/components/i18n/translator-context";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Textarea } from "@/components/ui/field/textarea";
import type { Profile } from "@/lib/contract/cards/schema";
import { profileLimits } from "@/lib/contract/cards/values";
import type { ProfileFormControl } from "./profile-form-values";

export function TaglineField({ control }: { control: ProfileFormControl }) {
  const t = useT();
  return (
    <FormField
      control={control}
      name="tagline"
      counter={{ max: profileLimits.tagline }}
      label={t("profile.about.taglineField")}
      hint={t("profile.about.taglineHint")}
    >
      {({ value = "", ...field }) => <Input value={value} {...field} />}
    </FormField>
  );
}

/** What kind of business it is, and since when. */
export function FactFields({ control, profile }: { control: ProfileFormControl; profile: Profile }) {
  const t = useT();
  return (
    <div className="grid gap-5 empty:hidden sm:grid-cols-[2fr_1fr]">
      {profile.category !== undefined && (
        <FormField
          control={control}
          name="category"
          counter={{ max: profileLimits.category }}
          label={t("profile.about.category")}
          hint={t("profile.about.categoryHint")}
        >
          {({ value = "", ...field }) => <Input value={value} {...field} />}
        </FormField>
      )}
      {profile.founded !== undefined && (
        <FormField control={control} name="founded" label={t("profile.about.foundedField")}>
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
  const t = useT();
  return (
    <>
      <FormField
        control={control}
        name="address"
        counter={{ max: profileLimits.address }}
        label={t("profile.place.address")}
        hint={t("profile.place.addressHint")}
      >
        {(field) => <Textarea autoComplete="street-address" {...field} />}
      </FormField>
      <FormField
        control={control}
        name="location"
        label={t("profile.place.mapLink")}
        hint={t("profile.place.mapLinkHint")}
      >
        {(field) => <Input type="url" inputMode="url" placeholder="https://maps.app.goo.gl/..." {...field} />}
      </FormField>
    </>
  );
}

export function AboutField({ control }: { control: ProfileFormControl }) {
  const t = useT();
  return (
    <FormField
      control={control}
      name="about_us"
      counter={{ max: profileLimits.aboutUs }}
      label={t("profile.about.aboutUs")}
    >
      {(field) => <Textarea tall {...field} />}
    </FormField>
  );
}
