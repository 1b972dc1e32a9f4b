"use client";

import { toast } from "sonner";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { confirmEmail } from "@/lib/api/email-change";
import { confirmEmailSchema } from "@/lib/contract/email-change";

/** Longer than the code, for it may be pasted with spaces in it. */
const maxLength = 12;

export function CodeForm({ email }: { email: string }) {
  const { form, submit, failure } = useCheckedForm({
    schema: confirmEmailSchema,
    defaultValues: { code: "" },
    failureText: "Could not confirm your email. Please try again.",
    async onSubmit(input) {
      await confirmEmail(input);
      toast.success(`From now on you sign in with ${email}`);
    },
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      <div className="flex flex-wrap items-start gap-3">
        <FormField control={form.control} name="code" label="Code" required className="w-full max-w-44">
          {(field) => (
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={maxLength}
              placeholder="123456"
              {...field}
            />
          )}
        </FormField>
        <Button type="submit" busy={form.formState.isSubmitting} className="mt-6.5 max-sm:mt-0 max-sm:w-full">
          Confirm
        </Button>
      </div>
    </form>
  );
}
