"use client";

import { useRouter } from "next/navigation";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { NewPasswordFields } from "@/components/password/password-fields";
import { PasswordRequirements } from "@/components/password/password-requirements";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { isEndedLink, resetPassword } from "@/lib/api/sign-in/reset-links";
import * as paths from "@/lib/paths";

type ResetPasswordFormProps = {
  token: string;
  /** Whose password it is. */
  email: string;
  /** The link ended while the form was open. */
  onEnded: () => void;
};

export function ResetPasswordForm({ token, email, onEnded }: ResetPasswordFormProps) {
  const router = useRouter();
  const { form, submit, failure } = useCheckedForm({
    schema: () =>
      import("@/lib/contract/identity/schema").then(({ resetPasswordFormSchema }) => resetPasswordFormSchema),
    defaultValues: { new_password: "", confirm_password: "" },
    failureText: "The password could not be set. Please try again.",
    async onSubmit({ new_password }) {
      try {
        await resetPassword({ token, new_password });
        router.replace(paths.loginAfterReset);
      } catch (error) {
        if (!isEndedLink(error)) throw error;
        onEnded();
      }
    },
  });
  const { isSubmitting, isSubmitSuccessful } = form.formState;
  // Stays busy until the next screen replaces this one.
  const busy = isSubmitting || (isSubmitSuccessful && !failure);

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      {/* Under which a password manager keeps the new password. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields control={form.control} />
      <PasswordRequirements control={form.control} />
      <Button type="submit" busy={busy} className="w-full">
        {busy ? "Setting password..." : "Set password"}
      </Button>
    </form>
  );
}
