"use client";

import { useWatch } from "react-hook-form";
import { FormField } from "@/components/ui/form-field";
import { Input } from "@/components/ui/input";
import { limits } from "@/lib/contract/limits";
import { cardUrl } from "./card-url";
import type { ProfileFormControl } from "./profile-form-values";
import { SlugStatus } from "./slug-status";

type CardAddressFieldProps = { control: ProfileFormControl; siteUrl: string; current: string };

/** `current` is the address that the card has now. */
export function CardAddressField({ control, siteUrl, current }: CardAddressFieldProps) {
  const slug = useWatch({ control, name: "slug" });
  return (
    <FormField
      control={control}
      name="slug"
      label="Card address"
      required
      hint={
        <>
          <span className="font-medium text-foreground wrap-anywhere">{cardUrl(siteUrl, slug)}</span>
          <br />
          Links and printed codes with your former address keep working: they lead here.
        </>
      }
    >
      {(field, fieldState) => (
        <>
          <Input
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={limits.slug.max}
            {...field}
          />
          {!fieldState.error && <SlugStatus slug={slug} current={current} />}
        </>
      )}
    </FormField>
  );
}
