"use client";

import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import type { ProfileFormControl } from "./profile-form-values";

export function ReviewLinkField({ control }: { control: ProfileFormControl }) {
  return (
    <FormField
      control={control}
      name="review_link"
      label="Google review link"
      className="mt-5"
      hint="After a review, customers are asked to post it on Google too"
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
