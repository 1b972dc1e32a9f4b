"use client";

import { useSite } from "@/components/session/site";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { cardUrl } from "@/lib/card/card-url";
import { profileLimits } from "@/lib/contract/cards/values";
import type { ProfileFormControl } from "./profile-form-values";
import { SlugStatus } from "./slug-status";
import { type SavedAddress, useCardAddress } from "./use-card-address";

type CardAddressFieldProps = { control: ProfileFormControl; saved: SavedAddress };

/** Until somebody types an address, the field shows the one that the card has or that a new company name brings. */
export function CardAddressField({ control, saved }: CardAddressFieldProps) {
  const site = useSite();
  const { typed, isRenamed, brought, next } = useCardAddress(control, saved);
  return (
    <FormField
      control={control}
      name="slug"
      label="Card link"
      required
      hint={
        <>
          <span className="font-medium text-foreground wrap-anywhere">{cardUrl(site.url, next)}</span>
          <br />
          Old links and printed codes keep working.
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
            maxLength={profileLimits.slug.max}
            {...field}
            value={next}
          />
          {!fieldState.error && <SlugStatus {...{ typed, brought, isRenamed }} current={saved.slug} />}
          {isRenamed && (typed !== undefined || brought !== saved.slug) && (
            <Button
              variant="outline"
              size="sm"
              className="self-start"
              onClick={() => field.onChange(typed === undefined ? saved.slug : undefined)}
            >
              {typed === undefined ? "Keep the current link" : "Change it with the name"}
            </Button>
          )}
        </>
      )}
    </FormField>
  );
}
