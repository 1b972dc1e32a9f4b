"use client";

import { useT } from "@/components/i18n/translator-context";
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
  const t = useT();
  const site = useSite();
  const { typed, isRenamed, brought, next } = useCardAddress(control, saved);
  return (
    <FormField
      control={control}
      name="slug"
      label={t("profile.place.cardLink.label")}
      required
      hint={
        <>
          <span className="font-medium text-foreground wrap-anywhere">{cardUrl(site.url, next)}</span>
          <br />
          {t("profile.place.cardLink.hint")}
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
              {typed === undefined ? t("profile.place.cardLink.keep") : t("profile.place.cardLink.follow")}
            </Button>
          )}
        </>
      )}
    </FormField>
  );
}
