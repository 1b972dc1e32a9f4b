"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Control } from "react-hook-form";
import { CodeInput } from "@/components/form/code-input";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { PasswordInput } from "@/components/ui/field/password-input";
import { Link } from "@/components/ui/navigation/link";
import { asksForCode, signIn } from "@/lib/api/sign-in/open-session";
import { noteSignIn } from "@/lib/browser/arrival";
import { withMessages } from "@/lib/browser/messages";
import type { LoginValues } from "@/lib/contract/identity/schema";
import * as paths from "@/lib/paths";
import { EmailInput } from "./email-input";

type LoginFormProps = {
  /** An address inside the site, checked by the page. */
  next: string;
  /** Autofill of passkeys in the email field. */
  suggestsPasskeys: boolean;
};

const loadSchema = withMessages(["account-rules"], () =>
  import("@/lib/contract/identity/schema").then(({ loginSchema }) => loginSchema),
);

export function LoginForm({ next, suggestsPasskeys }: LoginFormProps) {
  const t = useT();
  const router = useRouter();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [isSignedIn, setSignedIn] = useState(false);
  const { form, submit, failure } = useCheckedForm({
    schema: loadSchema,
    defaultValues: { email: "", password: "", code: "" },
    failureText: t("login.form.failed"),
    async onSubmit(input) {
      const refusal = await signIn(input).catch(refusalOfCode);
      if (refusal === undefined) {
        setSignedIn(true);
        noteSignIn();
        router.replace(next);
        return;
      }
      if (isCodeAsked) form.setError("code", { message: refusal }, { shouldFocus: true });
      setCodeAsked(true);
    },
  });
  // Busy until the next screen replaces this one.
  const busy = form.formState.isSubmitting || isSignedIn;
  const submitLabel = t(busy ? "login.form.busy" : "login.form.submit");

  function startAnew() {
    form.reset();
    setCodeAsked(false);
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      {isCodeAsked ? (
        <SecondStep
          control={form.control}
          submitLabel={submitLabel}
          busy={busy}
          onSwitch={() => form.resetField("code")}
          onBack={startAnew}
        />
      ) : (
        <>
          <FormField control={form.control} name="email" label={t("login.form.email")}>
            {(field) => <EmailInput autoComplete={suggestsPasskeys ? "username webauthn" : "username"} {...field} />}
          </FormField>
          <FormField control={form.control} name="password" label={t("login.form.password")}>
            {(field) => <PasswordInput autoComplete="current-password" aria-required {...field} />}
          </FormField>
          <Button type="submit" busy={busy} className="w-full">
            {submitLabel}
          </Button>
          <Link
            href={paths.forgotPassword}
            className="inline-flex min-h-11 items-center self-center rounded-md px-2 text-sm font-medium text-primary hover:underline focus-ring"
          >
            {t("login.form.forgot")}
          </Link>
        </>
      )}
    </form>
  );
}

function refusalOfCode(error: unknown): string {
  if (!asksForCode(error)) throw error;
  return error.message;
}

type SecondStepProps = {
  control: Control<LoginValues>;
  submitLabel: string;
  busy: boolean;
  /** Switches between app code and recovery code. */
  onSwitch: () => void;
  onBack: () => void;
};

/** After a correct password: the app's code, or a recovery code. */
function SecondStep({ control, submitLabel, busy, onSwitch, onBack }: SecondStepProps) {
  const t = useT();
  const [hasApp, setHasApp] = useState(true);

  function switchKind() {
    onSwitch();
    setHasApp(!hasApp);
  }

  return (
    <>
      <FormField
        key={String(hasApp)}
        control={control}
        name="code"
        label={t(hasApp ? "login.secondStep.appCode" : "login.secondStep.recoveryCode")}
        hint={hasApp ? undefined : t("login.secondStep.recoveryHint")}
      >
        {(field) => (
          <CodeInput
            // Focus follows the button press.
            autoFocus
            isNumeric={hasApp}
            placeholder={hasApp ? "123456" : "abcd-efgh-ijkl-mnop"}
            aria-required
            {...field}
          />
        )}
      </FormField>
      <Button type="submit" busy={busy} className="w-full">
        {submitLabel}
      </Button>
      <div className="flex flex-wrap justify-center gap-x-2">
        <Button variant="ghost" onClick={switchKind}>
          {t(hasApp ? "login.secondStep.toRecovery" : "login.secondStep.toApp")}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {t("login.secondStep.back")}
        </Button>
      </div>
    </>
  );
}
