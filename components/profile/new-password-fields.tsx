"use client";

import type { Control } from "react-hook-form";
import { FormField } from "@/components/ui/form-field";
import { PasswordInput } from "@/components/ui/password-input";
import type { ChangePasswordForm } from "@/lib/contract/account";
import { limits } from "@/lib/contract/limits";

/** The new password, twice. */
export function NewPasswordFields({ control }: { control: Control<ChangePasswordForm> }) {
  return (
    <>
      <FormField control={control} name="new_password" label="New Password" required>
        {(field) => (
          <PasswordInput
            autoComplete="new-password"
            placeholder={`Enter new password (min ${limits.password.min} characters)`}
            {...field}
          />
        )}
      </FormField>
      <FormField control={control} name="confirm_password" label="Confirm New Password" required>
        {(field) => <PasswordInput autoComplete="new-password" {...field} />}
      </FormField>
    </>
  );
}
