"use client";

import { useRef } from "react";
import { useController, useWatch } from "react-hook-form";
import { Field, FieldHint, FieldLabel } from "@/components/ui/field/field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Switch } from "@/components/ui/field/switch";
import type { Bank } from "@/lib/contract/cards/payment";
import type { Profile } from "@/lib/contract/cards/schema";
import { profileLimits } from "@/lib/contract/cards/values";
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
  const { field } = useController({ control, name: "bank" });
  // Of what is typed into its parts the account's own field is not told.
  const bank = useWatch({ control, name: "bank" });
  const latest = useRef(empty);
  if (bank) latest.current = bank;
  return (
    <section aria-label="Bank transfer" className="flex flex-col gap-5 border-t border-border pt-5">
      <Field orientation="horizontal">
        <FieldLabel>Show our bank account</FieldLabel>
        <Switch
          checked={Boolean(bank)}
          // A copy, since the form writes into what it is given.
          onCheckedChange={(shown) => field.onChange(shown ? { ...latest.current } : null)}
          onBlur={field.onBlur}
        />
        <FieldHint>For bank transfers. Everyone who opens your card sees it.</FieldHint>
      </Field>
      {bank && <AccountFields control={control} />}
    </section>
  );
}

function AccountFields({ control }: { control: ProfileFormControl }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField
        control={control}
        name="bank.account_name"
        counter={{ max: profileLimits.bank.name }}
        label="Account name"
        required
      >
        {(field) => <Input autoComplete="off" {...field} />}
      </FormField>
      <FormField control={control} name="bank.account_number" label="Account number" required>
        {(field) => <Input inputMode="numeric" autoComplete="off" {...field} />}
      </FormField>
      <FormField control={control} name="bank.ifsc" label="IFSC" required hint="On your cheque book and passbook">
        {(field) => <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...field} />}
      </FormField>
      <FormField
        control={control}
        name="bank.bank_name"
        counter={{ max: profileLimits.bank.name }}
        label="Bank and branch"
        required
      >
        {(field) => <Input autoComplete="off" {...field} />}
      </FormField>
    </div>
  );
}

function GstinField({ control }: { control: ProfileFormControl }) {
  return (
    <FormField
      control={control}
      name="gstin"
      label="GSTIN"
      hint="Your GST number, if you have one. Shown under your address."
    >
      {({ value = "", ...field }) => (
        <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} value={value} {...field} />
      )}
    </FormField>
  );
}
