"use client";

import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { PasswordInput } from "@/components/ui/field/password-input";
import { Link } from "@/components/ui/navigation/link";
import { reasonOf } from "@/lib/api/call/request";
import { joinAsNew, makePasskey } from "@/lib/api/join";
import { withMessages } from "@/lib/browser/messages";
import { PasskeyError } from "@/lib/browser/passkeys";
import type { JoinOffer } from "@/lib/contract/joining/schema";
import * as paths from "@/lib/paths";

const loadSchema = withMessages(["account-rules", "joining-rules"], () =>
  import("@/lib/contract/joining/schema").then(({ joinSchema }) => joinSchema),
);

type Props = { token: string; offer: JoinOffer; takesPasskeys: boolean };

/** Joins with a new account. */
export function JoinForm({ token, offer: { name, phone, email }, takesPasskeys }: Props) {
  const t = useT();
  const [isKnown, setIsKnown] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const { form, submit, failure } = useCheckedForm({
    schema: loadSchema,
    defaultValues: { token, name, phone, email, language: t.language, password: "" },
    failureText: t("join.form.failed"),
    async onSubmit(_, { getValues }) {
      setIsKnown(false);
      const hasJoined = await joinAsNew(getValues());
      setIsKnown(!hasJoined);
      setIsDone(hasJoined);
    },
  });
  const { control, formState } = form;
  const hasPasskey = form.watch("passkey") !== undefined;
  // Busy until the next screen replaces this one.
  const busy = formState.isSubmitting || isDone;
  const signIn = paths.login(paths.join(token));

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      {isKnown && (
        <Alert title={t("join.known.title")}>
          <p>{t("join.known.text")}</p>
          <Link href={signIn} className={buttonVariants({ variant: "outline", size: "sm", className: "mt-2" })}>
            {t("login.toSignIn")}
          </Link>
        </Alert>
      )}
      <FormField control={control} name="name" label={t("join.form.name")} required>
        {(field) => <Input autoComplete="name" {...field} />}
      </FormField>
      <FormField control={control} name="phone" label={t("join.form.phone")}>
        {(field) => <Input type="tel" autoComplete="tel" {...field} />}
      </FormField>
      <FormField control={control} name="email" label={t("join.form.email")} hint={t("join.form.emailHint")}>
        {(field) => <Input type="email" inputMode="email" autoCapitalize="none" autoComplete="email" {...field} />}
      </FormField>
      {hasPasskey ? (
        <Alert variant="success">{t("join.form.passkeyReady")}</Alert>
      ) : (
        <FormField control={control} name="password" label={t("join.form.password")} required>
          {({ value = "", ...field }) => <PasswordInput autoComplete="new-password" value={value} {...field} />}
        </FormField>
      )}
      <Button type="submit" busy={busy} className="w-full">
        {t(busy ? "join.form.busy" : "join.form.submit")}
      </Button>
      {takesPasskeys && !hasPasskey && (
        <PasskeyInstead
          onMade={(passkey) => {
            form.setValue("passkey", passkey);
            form.setValue("password", undefined);
          }}
        />
      )}
      <Link
        href={signIn}
        className="inline-flex min-h-11 items-center self-center rounded-md px-2 text-sm font-medium text-primary hover:underline focus-ring"
      >
        {t("join.form.signIn")}
      </Link>
    </form>
  );
}

function PasskeyInstead({ onMade }: { onMade: (passkey: string) => void }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function make() {
    setBusy(true);
    setRefusal(null);
    try {
      const passkey = await makePasskey();
      if (passkey) return onMade(passkey);
      setRefusal(t("join.form.noPasskey"));
    } catch (error) {
      setRefusal(t.say(error instanceof PasskeyError ? error.message : reasonOf(error)));
    }
    setBusy(false);
  }

  return (
    <>
      {refusal && <Alert variant="destructive">{refusal}</Alert>}
      <Button variant="outline" busy={busy} className="w-full" onClick={() => void make()}>
        <Fingerprint aria-hidden="true" />
        {t("join.form.passkey")}
      </Button>
    </>
  );
}
