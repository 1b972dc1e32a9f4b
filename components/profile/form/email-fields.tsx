"use client";

import { type Control, type FieldValues, useFormState, useWatch } from "react-hook-form";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { PasswordInput } from "@/components/ui/field/password-input";

/** What every form has in which the e-mail of the account can be changed. */
type EmailForm = { email: string; current_password?: string };

/** The e-mail that one signs in with, and once it is another one the password, so that nobody else changes it. */
export function EmailFields<F extends EmailForm & FieldValues, O>({
  control: whole,
}: {
  control: Control<F, unknown, O>;
}) {
  const control = whole as unknown as Control<EmailForm>;
  const email = useWatch({ control, name: "email" });
  const { defaultValues } = useFormState({ control });
  const isChanged = fold(email) !== fold(defaultValues?.email);
  return (
    <>
      <FormField control={control} name="email" label="Email" required hint="You sign in with it">
        {(field) => <Input type="email" autoComplete="email" autoCapitalize="none" {...field} />}
      </FormField>
      {isChanged && (
        <FormField
          control={control}
          name="current_password"
          label="Current Password"
          required
          hint="Needed to change your sign-in email"
        >
          {({ value = "", ...field }) => <PasswordInput autoComplete="current-password" value={value} {...field} />}
        </FormField>
      )}
    </>
  );
}

function fold(email: string | undefined): string {
  return (email ?? "").trim().toLowerCase();
}
