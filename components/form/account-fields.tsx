"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import type { Bank } from "@/lib/contract/cards/payment";
import { profileLimits } from "@/lib/contract/cards/values";

type AccountFieldsProps<V extends FieldValues, O> = {
  // biome-ignore lint/suspicious/noExplicitAny: the form's context is of no concern to a field
  control: Control<V, any, O>;
};

/** A bank account, of a form that has it as `bank`. */
export function AccountFields<V extends FieldValues, O>({ control }: AccountFieldsProps<V, O>) {
  const t = useT();
  const nameOf = (part: keyof Bank) => `bank.${part}` as FieldPath<V>;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField
        control={control}
        name={nameOf("account_name")}
        counter={{ max: profileLimits.bank.name }}
        label={t("profile.payment.bank.accountName")}
        required
      >
        {(field) => <Input autoComplete="off" {...field} />}
      </FormField>
      <FormField
        control={control}
        name={nameOf("account_number")}
        label={t("profile.payment.bank.accountNumber")}
        required
      >
        {(field) => <Input inputMode="numeric" autoComplete="off" {...field} />}
      </FormField>
      <FormField
        control={control}
        name={nameOf("ifsc")}
        label={t("profile.payment.bank.ifsc")}
        required
        hint={t("profile.payment.bank.ifscHint")}
      >
        {(field) => <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...field} />}
      </FormField>
      <FormField
        control={control}
        name={nameOf("bank_name")}
        counter={{ max: profileLimits.bank.name }}
        label={t("profile.payment.bank.bankName")}
        required
      >
        {(field) => <Input autoComplete="off" {...field} />}
      </FormField>
    </div>
  );
}
