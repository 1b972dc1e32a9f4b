"use client";

import { CurrencySelect } from "@/components/form/currency-select";
import { useT } from "@/components/i18n/translator-context";
import { FormField } from "@/components/ui/field/form-field";
import type { ProfileFormControl } from "./profile-form-values";

/** What the company's prices are in: the site's currency until it chooses one. */
export function CurrencyField({ control, ofSite }: { control: ProfileFormControl; ofSite: string }) {
  const t = useT();
  return (
    <FormField
      control={control}
      name="currency"
      label={t("profile.payment.currency.label")}
      hint={t("profile.payment.currency.hint")}
    >
      {({ value, ...field }) => (
        <CurrencySelect
          value={value ?? ""}
          inherited={{ currency: ofSite, from: t("profile.payment.currency.ofSite") }}
          {...field}
        />
      )}
    </FormField>
  );
}
