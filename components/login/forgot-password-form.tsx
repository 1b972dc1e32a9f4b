"use client";

import { useState } from "react";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { askForResetLink } from "@/lib/api/sign-in/reset-links";
import * as accountMessages from "@/lib/contract/identity/messages";
import { resetLinkLimits } from "@/lib/contract/identity/values";
import { EmailInput } from "./email-input";

export function ForgotPasswordForm() {
  const [isSent, setIsSent] = useState(false);
  const { form, submit, failure } = useCheckedForm({
    schema: () => import("@/lib/contract/identity/schema").then(({ askForResetLinkSchema }) => askForResetLinkSchema),
    defaultValues: { email: "" },
    failureText: "The link could not be sent. Please try again.",
    async onSubmit({ email }) {
      await askForResetLink(email);
      setIsSent(true);
    },
  });
  const { isSubmitting } = form.formState;

  if (isSent)
    return (
      <>
        <Alert variant="success">
          <p>{accountMessages.resetLinkAsked}</p>
          <p className="mt-2">
            It works for {resetLinkLimits.mailedFor / 60_000} minutes. If it does not come, check your spam folder.
          </p>
        </Alert>
        <Button variant="outline" onClick={() => setIsSent(false)}>
          Use another email
        </Button>
      </>
    );
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      <FormField control={form.control} name="email" label="Email">
        {(field) => <EmailInput {...field} />}
      </FormField>
      <Button type="submit" busy={isSubmitting} className="w-full">
        {isSubmitting ? "Sending..." : "Send link"}
      </Button>
    </form>
  );
}
