"use client";

import { useCheckedForm } from "@/components/form/use-checked-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { AskedPassword } from "@/lib/contract/account";
import { CurrentPasswordField } from "./password-fields";

type AskedPasswordFormProps = { onSubmit: (input: AskedPassword) => Promise<void>; onCancel: () => void };

/** Before something is done that nobody may who merely finds the dashboard open. */
export function AskedPasswordForm({ onSubmit, onCancel }: AskedPasswordFormProps) {
  const { form, submit, failure } = useCheckedForm({
    schema: () => import("@/lib/contract/account").then(({ askedPasswordSchema }) => askedPasswordSchema),
    defaultValues: { current_password: "" },
    failureText: "Could not begin. Please try again.",
    onSubmit,
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
