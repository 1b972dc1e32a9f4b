"use client";

import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { PasswordInput } from "@/components/ui/field/password-input";
import type { ChangePasswordForm, OwnerProof } from "@/lib/contract/identity/schema";
import { accountLimits } from "@/lib/contract/identity/values";

type PartProps = { control: Control<ChangePasswordForm> };

export function CurrentPasswordField<F extends Pick<OwnerProof, "current_password"> & FieldValues>({
  control: whole,
  hint,
}: {
  control: Control<F>;
  hint?: string;
}) {
  const t = useT();
  const control = whole as unknown as Control<OwnerProof>;
  return (
    <FormField control={control} name="current_password" label={t("account.password.current")} required hint={hint}>
      {({ value = "", ...field }) => <PasswordInput autoComplete="current-password" value={value} {...field} />}
    </FormField>
  );
}

export type NewPasswords = { new_password: string; confirm_password: string };

export function NewPasswordFields<F extends NewPasswords & FieldValues>({ control: whole }: { control: Control<F> }) {
  const t = useT();
  const control = whole as unknown as Control<NewPasswords>;
  return (
    <>
      <FormField control={control} name="new_password" label={t("account.password.new")} required>
        {(field) => (
          <PasswordInput
            autoComplete="new-password"
            placeholder={t("account.password.newHint", { min: accountLimits.password.min })}
            {...field}
          />
        )}
      </FormField>
      <FormField control={control} name="confirm_password" label={t("account.password.confirm")} required>
        {(field) => <PasswordInput autoComplete="new-password" {...field} />}
      </FormField>
    </>
  );
}

export function ChangePasswordButton({ control, className }: PartProps & { className?: string }) {
  const t = useT();
  const { isSubmitting } = useFormState({ control });
  return (
    <Button type="submit" busy={isSubmitting} className={className}>
      {t(isSubmitting ? "account.password.busy" : "account.password.submit")}
    </Button>
  );
}
