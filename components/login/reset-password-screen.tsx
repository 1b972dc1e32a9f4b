"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { useT } from "@/components/i18n/translator-context";
import { NewPasswordFields } from "@/components/password/password-fields";
import { PasswordRequirements } from "@/components/password/password-requirements";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { Spinner } from "@/components/ui/spinner";
import { messageOf } from "@/lib/api/call/request";
import { isEndedLink, resetPassword, useResetLink } from "@/lib/api/sign-in/reset-links";
import { withMessages } from "@/lib/browser/messages";
import * as failures from "@/lib/contract/failures";
import * as accountMessages from "@/lib/contract/identity/messages";
import * as paths from "@/lib/paths";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { SignInFrame } from "./sign-in-frame";

/** The token is in the URL's fragment, so no server log has it. */
export function ResetPasswordScreen({ brand }: { brand: SiteBrand }) {
  const t = useT();
  const token = useSyncExternalStore(onHashChange, readToken, () => null);
  const frame = (title: string, subtitle: string, children: ReactNode) => (
    <SignInFrame
      brand={brand}
      title={title}
      subtitle={subtitle}
      back={{ href: paths.login(), label: t("login.toSignIn") }}
    >
      {children}
    </SignInFrame>
  );
  return token === null ? (
    frame(t("login.reset.title"), t("login.reset.checking"), <Loading />)
  ) : (
    <Linked key={token} token={token} frame={frame} />
  );
}

type Frame = (title: string, subtitle: string, children: ReactNode) => ReactNode;

function Linked({ token, frame }: { token: string; frame: Frame }) {
  const t = useT();
  const { data: link, error, mutate } = useResetLink(token);
  const [hasEnded, setHasEnded] = useState(false);
  if (hasEnded || token === "" || isEndedLink(error))
    return frame(
      t.say(accountMessages.resetLinkInvalid),
      t("login.reset.ended"),
      <Link href={paths.forgotPassword} className={buttonVariants()}>
        {t("login.reset.newLink")}
      </Link>,
    );
  if (link)
    return frame(
      t("login.reset.title"),
      t("login.reset.for", { email: link.email }),
      <ResetPasswordForm token={token} email={link.email} onEnded={() => setHasEnded(true)} />,
    );
  if (error)
    return frame(
      t("login.reset.unchecked"),
      t.say(messageOf(error, failures.unavailable)),
      <Button onClick={() => mutate()}>{t("common.tryAgain")}</Button>,
    );
  return frame(t("login.reset.title"), t("login.reset.checking"), <Loading />);
}

function Loading() {
  const t = useT();
  return <Spinner label={t("common.loading")} size="lg" className="self-center" />;
}

function onHashChange(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

function readToken(): string {
  return window.location.hash.slice(1);
}

type ResetPasswordFormProps = {
  token: string;
  /** Whose password it is. */
  email: string;
  /** The link expired while the form was open. */
  onEnded: () => void;
};

const loadSchema = withMessages(["account-rules"], () =>
  import("@/lib/contract/identity/schema").then(({ resetPasswordFormSchema }) => resetPasswordFormSchema),
);

function ResetPasswordForm({ token, email, onEnded }: ResetPasswordFormProps) {
  const t = useT();
  const router = useRouter();
  const { form, submit, failure } = useCheckedForm({
    schema: loadSchema,
    defaultValues: { new_password: "", confirm_password: "" },
    failureText: t("login.reset.failed"),
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
  // Busy until the next screen replaces this one.
  const busy = isSubmitting || (isSubmitSuccessful && !failure);

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      {/* For the password manager. */}
      <input autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields control={form.control} />
      <PasswordRequirements control={form.control} />
      <Button type="submit" busy={busy} className="w-full">
        {t(busy ? "login.reset.busy" : "login.reset.submit")}
      </Button>
    </form>
  );
}
