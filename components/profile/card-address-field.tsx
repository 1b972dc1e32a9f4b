"use client";

import { useWatch } from "react-hook-form";
import { useDebounced } from "@/components/dashboard/use-debounced";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/form-field";
import { Input } from "@/components/ui/input";
import { useSlugOfName } from "@/lib/api/profile";
import { limits } from "@/lib/contract/limits";
import { cardUrl } from "./card-url";
import type { ProfileFormControl } from "./profile-form-values";
import { SlugStatus } from "./slug-status";

/** The name and the address that the card has now. */
type Saved = { company_name: string; slug: string };

type CardAddressFieldProps = { control: ProfileFormControl; siteUrl: string; saved: Saved };

/** Until somebody types an address, the field shows the one that the card has or that a new company name brings. */
export function CardAddressField({ control, siteUrl, saved }: CardAddressFieldProps) {
  const [typed, companyName] = useWatch({ control, name: ["slug", "company_name"] });
  const name = companyName.trim();
  const isRenamed = name !== "" && name !== saved.company_name;
  const check = useSlugOfName(useDebounced(isRenamed ? name : null));
  const brought = isRenamed && check?.available ? check.slug : undefined;
  const shown = typed ?? brought ?? saved.slug;
  return (
    <FormField
      control={control}
      name="slug"
      label="Card address"
      required
      hint={
        <>
          <span className="font-medium text-foreground wrap-anywhere">{cardUrl(siteUrl, shown)}</span>
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
            value={shown}
          />
          {!fieldState.error && <SlugStatus {...{ typed, brought, isRenamed }} current={saved.slug} />}
          {isRenamed && (typed !== undefined || brought !== saved.slug) && (
            <Button
              variant="outline"
              size="sm"
              className="self-start"
              onClick={() => field.onChange(typed === undefined ? saved.slug : undefined)}
            >
              {typed === undefined ? "Keep the present address" : "Move with the name"}
            </Button>
          )}
        </>
      )}
    </FormField>
  );
}
