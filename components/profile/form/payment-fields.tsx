"use client";

import { useRef } from "react";
import { useController, useWatch } from "react-hook-form";
import { AccountFields } from "@/components/form/account-fields";
import { useT } from "@/components/i18n/translator-context";
import { Field, FieldHint, FieldLabel } from "@/components/ui/field/field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Switch } from "@/components/ui/field/switch";
import type { Bank } from "@/lib/contract/cards/payment";
import type { Profile } from "@/lib/contract/cards/schema";
import { CurrencyField } from "./currency-field";
import type { ProfileFormControl } from "./profile-form-values";
import { UpiFields } from "./upi-fields";

const empty: Bank = { account_name: "", account_number: "", ifsc: "", bank_name: "" };

type PaymentFieldsProps = { control: ProfileFormControl; profile: Profile; site: { currency: string } };

export function PaymentFields({ control, profile, site }: PaymentFieldsProps) {
  return (
    <div className="flex flex-col gap-6">
      {profile.upi_id !== undefined && <UpiFields control={control} />}
      {profile.bank !== undefined && <BankFields control={control} />}
      {profile.gstin !== undefined && <GstinField control={control} />}
      {profile.currency !== undefined && <CurrencyField control={control} ofSite={site.currency} />}
    </div>
  );
}

/** An account, whole or none. What was typed comes back when it is wanted again. */
function BankFields({ control }: { control: ProfileFormControl }) {
  const t = useT();
  const { field } = useController({ control, name: "bank" });
  // Of what is typed into its parts the account's own field is not told.
  const bank = useWatch({ control, name: "bank" });
  const latest = useRef(empty);
  if (bank) latest.current = bank;
  return (
    <section aria-label={t("profile.payment.bank.title")} className="flex flex-col gap-5 border-t border-border pt-5">
      <Field orientation="horizontal">
        <FieldLabel>{t("profile.payment.bank.show")}</FieldLabel>
        <Switch
          checked={Boolean(bank)}
          // A copy, since the form writes into what it is given.
          onCheckedChange={(shown) => field.onChange(shown ? { ...latest.current } : null)}
          onBlur={field.onBlur}
        />
        <FieldHint>{t("profile.payment.bank.hint")}</FieldHint>
      </Field>
      {bank && <AccountFields control={control} />}
    </section>
  );
}

function GstinField({ control }: { control: ProfileFormControl }) {
  const t = useT();
  return (
    <FormField control={control} name="gstin" label={t("profile.payment.gstin")} hint={t("profile.payment.gstinHint")}>
      {({ value = "", ...field }) => (
        <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} value={value} {...field} />
      )}
    </FormField>
  );
}
