"use client";

import { useCheckedForm } from "@/components/form/use-checked-form";
import { CurrentPasswordField } from "@/components/password/password-fields";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { startTwoFactor } from "@/lib/api/two-factor";
import { type StartedTwoFactor, startTwoFactorSchema } from "@/lib/contract/two-factor";

type PasswordStepProps = { onStarted: (app: StartedTwoFactor) => void; onCancel: () => void };

/** So that nobody who merely finds the dashboard open locks its owner out. */
export function PasswordStep({ onStarted, onCancel }: PasswordStepProps) {
  const { form, submit, failure } = useCheckedForm({
    schema: startTwoFactorSchema,
    defaultValues: { current_password: "" },
    failureText: "Could not begin. Please try again.",
    onSubmit: async (input) => onStarted(await startTwoFactor(input)),
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      <CurrentPasswordField control={form.control} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={form.formState.isSubmitting}>
          Continue
        </Button>
      </div>
    </form>
  );
}
