"use client";

import { type FieldValues, type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { OwnerProofFields } from "@/components/password/owner-proof";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import type { OwnerProof } from "@/lib/contract/identity/schema";

/** What every form has in which the e-mail of the account can be changed. */
type EmailForm = OwnerProof & { email: string };

/** The e-mail that one signs in with, and once it is another one the owner's proof, so that nobody else changes it. */
export function EmailFields<F extends EmailForm & FieldValues, O>({
  form: whole,
}: {
  form: UseFormReturn<F, unknown, O>;
}) {
  const t = useT();
  const form = whole as unknown as UseFormReturn<EmailForm>;
  const { control } = form;
  const email = useWatch({ control, name: "email" });
  const { defaultValues } = useFormState({ control });
  const isChanged = fold(email) !== fold(defaultValues?.email);
  return (
    <>
      <FormField
        control={control}
        name="email"
        label={t("profile.email.label")}
        required={Boolean(defaultValues?.email)}
        hint={t("profile.email.hint")}
      >
        {(field) => <Input type="email" autoComplete="email" autoCapitalize="none" {...field} />}
      </FormField>
      {isChanged && <OwnerProofFields form={form} hint={t("profile.email.proof")} />}
    </>
  );
}

function fold(email: string | undefined): string {
  return (email ?? "").trim().toLowerCase();
}
