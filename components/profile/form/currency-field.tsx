"use client";

import { CurrencySelect } from "@/components/form/currency-select";
import { FormField } from "@/components/ui/field/form-field";
import type { ProfileFormControl } from "./profile-form-values";

/** What the company's prices are in: the site's currency until it chooses one. */
export function CurrencyField({ control, ofSite }: { control: ProfileFormControl; ofSite: string }) {
  return (
    <FormField
      control={control}
      name="currency"
      label="Currency"
      hint="Prices are not converted. Past orders keep their currency."
    >
      {({ value, ...field }) => (
        <CurrencySelect value={value ?? ""} inherited={{ currency: ofSite, from: "as on this site" }} {...field} />
      )}
    </FormField>
  );
}
