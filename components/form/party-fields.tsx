"use client";

import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Select } from "@/components/ui/field/select";
import { Textarea } from "@/components/ui/field/textarea";
import { home, type Party } from "@/lib/contract/billing/party";
import { states } from "@/lib/contract/billing/states";
import { billingLimits } from "@/lib/contract/billing/values";
import { listCountries } from "@/lib/format/place";

type PartyFieldsProps<F extends FieldValues, O> = {
  form: UseFormReturn<F, unknown, O>;
  /** Below the name. */
  nameHint?: ReactNode;
};

const statesByName = states.toSorted((one, other) => one.name.localeCompare(other.name));

/** Name and address of who sells or buys; abroad there is neither state nor GSTIN. */
export function PartyFields<F extends Partial<Party> & FieldValues, O>({
  form: whole,
  nameHint,
}: PartyFieldsProps<F, O>) {
  const t = useT();
  const form = whole as unknown as UseFormReturn<Party>;
  const { control } = form;
  const isHome = form.watch("country") === home;
  return (
    <>
      <FormField
        control={control}
        name="name"
        label={t("pay.details.name")}
        hint={nameHint}
        required
        counter={{ max: billingLimits.name }}
      >
        {(field) => <Input autoComplete="organization" {...field} />}
      </FormField>
      <FormField
        control={control}
        name="address"
        label={t("pay.details.address")}
        required
        counter={{ max: billingLimits.address }}
      >
        {(field) => <Textarea autoComplete="street-address" {...field} />}
      </FormField>
      <FormField control={control} name="country" label={t("pay.details.country")} required>
        {({ onChange, ...field }) => (
          <Select
            autoComplete="country"
            {...field}
            onChange={(event) => {
              onChange(event);
              form.setValue("state", "");
              form.setValue("gstin", "");
            }}
          >
            {listCountries(t).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {isHome && (
        <FormField control={control} name="state" label={t("pay.details.state")} required>
          {(field) => (
            <Select {...field}>
              <option value="">{t("pay.details.chooseState")}</option>
              {statesByName.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
      <FormField
        control={control}
        name="pin"
        label={t(isHome ? "pay.details.pin" : "pay.details.postcode")}
        required={isHome}
        counter={{ max: billingLimits.postcode }}
      >
        {(field) => <Input autoComplete="postal-code" inputMode={isHome ? "numeric" : "text"} {...field} />}
      </FormField>
    </>
  );
}
