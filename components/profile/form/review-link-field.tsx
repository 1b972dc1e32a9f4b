"use client";

import { useT } from "@/components/i18n/translator-context";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import type { ProfileFormControl } from "./profile-form-values";

export function ReviewLinkField({ control }: { control: ProfileFormControl }) {
  const t = useT();
  return (
    <FormField
      control={control}
      name="review_link"
      label={t("profile.social.reviewLink")}
      className="mt-5"
      hint={t("profile.social.reviewLinkHint")}
    >
      {({ value = "", ...field }) => (
        <Input
          type="url"
          inputMode="url"
          autoCapitalize="none"
          placeholder="https://g.page/r/.../review"
          value={value}
          {...field}
        />
      )}
    </FormField>
  );
}
