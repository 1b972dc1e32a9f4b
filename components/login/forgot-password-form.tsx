"use client";

import { useState } from "react";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { askForResetLink } from "@/lib/api/sign-in/reset-links";
import * as accountMessages from "@/lib/contract/identity/messages";
import { resetLinkLimits } from "@/lib/contract/identity/values";
import { EmailInput } from "./email-input";

export function ForgotPasswordForm() {
  const t = useT();
  const [isSent, setIsSent] = useState(false);
  const { form, submit, failure } = useCheckedForm({
    schema: () => import("@/lib/contract/identity/schema").then(({ askForResetLinkSchema }) => askForResetLinkSchema),
    defaultValues: { email: "" },
    failureText: t("login.forgot.failed"),
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
          <p>{t.say(accountMessages.resetLinkAsked)}</p>
          <p className="mt-2">{t("login.forgot.sent", { minutes: resetLinkLimits.mailedFor / 60_000 })}</p>
        </Alert>
        <Button variant="outline" onClick={() => setIsSent(false)}>
          {t("login.forgot.another")}
        </Button>
      </>
    );
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      <FormField control={form.control} name="email" label={t("login.forgot.email")}>
        {(field) => <EmailInput {...field} />}
      </FormField>
      <Button type="submit" busy={isSubmitting} className="w-full">
        {t(isSubmitting ? "login.forgot.busy" : "login.forgot.submit")}
      </Button>
    </form>
  );
}
