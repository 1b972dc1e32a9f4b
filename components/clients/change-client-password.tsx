"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { BriefMessage } from "@/components/form/brief-message";
import { useT } from "@/components/i18n/translator-context";
import { ChangePasswordButton, CurrentPasswordField, NewPasswordFields } from "@/components/password/password-fields";
import { PasswordRequirements } from "@/components/password/password-requirements";
import { usePasswordChange } from "@/components/password/use-password-change";
import { describeResetLink, ResetLink } from "@/components/reset-links/reset-link";
import { ClientTwoFactor } from "@/components/two-factor/client-two-factor";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import { Card, CardContent, CardFooter } from "@/components/ui/card";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { SectionCard } from "@/components/ui/section-card";
import { useProvider } from "@/lib/api/call/provider";
import { changeClientPassword } from "@/lib/api/save-clients";
import type { Client } from "@/lib/contract/clients/schema";
import { signInName } from "@/lib/contract/identity/values";
import { screenLimits } from "@/lib/contract/values";
import { sideBySide } from "@/lib/i18n/isolate";
import * as paths from "@/lib/paths";
import { ClientGate } from "./client-gate";
import { clientTexts } from "./client-texts";

export function ChangeClientPassword({ id }: { id: number | null }) {
  const t = useT();
  const { isFull } = useProvider();
  return (
    <ClientGate id={id}>
      {(client) => (
        <div className="flex max-w-2xl flex-col gap-6">
          <PageHeader
            title={t("clients.password.title")}
            subtitle={sideBySide(t, [clientTexts.companyName(t, client), clientTexts.signInName(t, client)])}
            back={{ href: paths.client(client.id), label: t("clients.backToOne") }}
          />
          <ChangeClientPasswordForm client={client} />
          {isFull && <ResetLinkSection client={client} />}
          {isFull && <ClientTwoFactor client={client} />}
        </div>
      )}
    </ClientGate>
  );
}

function ChangeClientPasswordForm({ client }: { client: Client }) {
  const t = useT();
  const router = useRouter();
  const { id, user, sign_in_phone } = client;
  const [isChanged, setIsChanged] = useState(false);
  const { form, submit, message, failure } = usePasswordChange((input) => changeClientPassword(id, input), {
    onChanged: () => setIsChanged(true),
  });
  const { control } = form;

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => router.push(paths.client(id)), screenLimits.passwordRedirect);
    return () => clearTimeout(timer);
  }, [isChanged, router, id]);

  return (
    <form noValidate method="post" onSubmit={submit}>
      <Card>
        <CardContent className="flex flex-col gap-5">
          <BriefMessage message={message} />
          {failure && <Alert variant="destructive">{failure}</Alert>}
          {/* A password manager keeps the new password under the client's name, not over the administrator's own. */}
          <input autoComplete="username" value={signInName({ email: user.email, sign_in_phone })} readOnly hidden />
          <CurrentPasswordField control={control} hint={t("clients.password.currentHint")} />
          <NewPasswordFields control={control} />
          <PasswordRequirements control={control} />
        </CardContent>
        <CardFooter className="justify-end max-sm:flex-col-reverse max-sm:items-stretch">
          <Link href={paths.client(id)} guarded={false} className={buttonVariants({ variant: "outline" })}>
            {t("common.cancel")}
          </Link>
          <ChangePasswordButton control={control} />
        </CardFooter>
      </Card>
    </form>
  );
}

export function ResetLinkSection({ client }: { client: Client }) {
  const t = useT();
  return (
    <SectionCard title={t("clients.password.resetLink")} description={describeResetLink(t)}>
      <ResetLink clientId={client.id} phone={client.phone} />
    </SectionCard>
  );
}
