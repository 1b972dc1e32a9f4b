"use client";

import { FormField } from "@/components/ui/field/form-field";
import { Select } from "@/components/ui/field/select";
import { currencyName, listCurrencies } from "@/lib/format/price";
import type { ProfileFormControl } from "./profile-form-values";

/** What the company's prices are in: the site's currency until it chooses one. */
export function CurrencyField({ control, ofSite }: { control: ProfileFormControl; ofSite: string }) {
  return (
    <FormField
      control={control}
      name="currency"
      label="Currency"
      hint="Your prices keep their numbers. Past orders stay in the currency they were made in."
    >
      {({ value, ...field }) => (
        <Select value={value ?? ""} {...field}>
          <option value="">{`${currencyName(ofSite)} (as on this site)`}</option>
          {listCurrencies().map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
