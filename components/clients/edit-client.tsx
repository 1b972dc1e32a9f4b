"use client";

import { KeyRound, Mail, Phone } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { CardForm } from "@/components/form/card-form";
import type { CheckedForm } from "@/components/form/use-checked-form";
import { useT } from "@/components/i18n/translator-context";
import { Button, buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Detail, DetailList } from "@/components/ui/detail-list";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { lazyDialog } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { SectionCard } from "@/components/ui/section-card";
import { LocalTime } from "@/components/ui/time";
import { toast } from "@/components/ui/toast";
import { updateClient } from "@/lib/api/save-clients";
import { withMessages } from "@/lib/browser/messages";
import type { Client, editClientFormSchema } from "@/lib/contract/clients/schema";
import { accountLimits } from "@/lib/contract/identity/values";
import { textLimits } from "@/lib/contract/values";
import * as paths from "@/lib/paths";
import { ClientGate } from "./client-gate";
import { clientTexts } from "./client-texts";

export function EditClient({ id }: { id: number | null }) {
  const t = useT();
  return (
    <ClientGate id={id}>
      {(client) => (
        <div className="flex flex-col gap-6">
          <PageHeader
            title={t("clients.edit.title")}
            subtitle={clientTexts.companyName(t, client)}
            back={{ href: paths.client(client.id), label: t("clients.backToOne") }}
          />
          <div className="grid items-start gap-6 lg:grid-cols-3">
            <div className="min-w-0 lg:col-span-2">
              <EditClientForm client={client} />
            </div>
            <div className="flex min-w-0 flex-col gap-6">
              <AccountDetails client={client} />
              <PasswordManagement client={client} />
            </div>
          </div>
        </div>
      )}
    </ClientGate>
  );
}

const ChangeEmailDialog = lazyDialog(
  withMessages(["clients", "account-rules", "account"], () =>
    import("./change-login-dialogs").then((file) => file.ChangeEmailDialog),
  ),
);
const ChangePhoneDialog = lazyDialog(
  withMessages(["clients", "account-rules", "account"], () =>
    import("./change-login-dialogs").then((file) => file.ChangePhoneDialog),
  ),
);

function AccountDetails({ client }: { client: Client }) {
  const t = useT();
  const [open, setOpen] = useState<"email" | "phone" | null>(null);
  const control = (name: "email" | "phone") => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
  });
  return (
    <SectionCard title={t("clients.account.title")}>
      <DetailList>
        <Detail label={t("clients.account.phone")} wide>
          {clientTexts.phone(t, client)}
        </Detail>
        {client.sign_in_phone && (
          <Detail label={t("clients.account.signInPhone")} wide>
            {client.sign_in_phone}
          </Detail>
        )}
        <Detail label={t("clients.account.userId")}>{client.user.id}</Detail>
        <Detail label={t("clients.account.status")}>{clientTexts.status(t, client)}</Detail>
        <Detail label={t("clients.account.created")} wide>
          <LocalTime time={client.created_at} />
        </Detail>
      </DetailList>
      <div className="mt-6 flex flex-col gap-3">
        <Button variant="outline" onClick={() => setOpen("email")}>
          <Mail aria-hidden="true" />
          {t("clients.account.changeEmail")}
        </Button>
        <Button variant="outline" onClick={() => setOpen("phone")}>
          <Phone aria-hidden="true" />
          {t("clients.account.changePhone")}
        </Button>
      </div>
      <ChangeEmailDialog client={client} {...control("email")} />
      <ChangePhoneDialog client={client} {...control("phone")} />
    </SectionCard>
  );
}

function PasswordManagement({ client }: { client: Client }) {
  const t = useT();
  return (
    <SectionCard title={t("clients.account.passwordTitle")} description={t("clients.account.passwordText")}>
      <Link
        href={paths.changeClientPassword(client.id)}
        className={cn(buttonVariants({ variant: "outline" }), "w-full")}
      >
        <KeyRound aria-hidden="true" />
        {t("clients.account.changePassword")}
      </Link>
    </SectionCard>
  );
}

const loadSchema = withMessages(["account-rules"], () =>
  import("@/lib/contract/clients/schema").then(({ editClientFormSchema }) => editClientFormSchema),
);

const loadWithoutEmail = withMessages(["account-rules"], () =>
  import("@/lib/contract/clients/schema").then(({ editClientWithoutEmailSchema }) => editClientWithoutEmailSchema),
);

/** Only the company name is sent. */
function EditClientForm({ client: { id, company_name, user } }: { client: Client }) {
  const t = useT();
  const router = useRouter();

  return (
    <CardForm
      name={`client-${id}`}
      schema={user.email ? loadSchema : loadWithoutEmail}
      defaultValues={{ company_name, username: user.username, email: user.email }}
      sent="company_name"
      failureText={t("clients.edit.failed")}
      onSubmit={async ({ company_name }) => {
        await updateClient(id, { company_name });
        toast.success(t("clients.edit.done"));
        router.push(paths.client(id));
      }}
      submitLabel={t("clients.edit.submit")}
      busyLabel={t("clients.edit.busy")}
      cancelHref={paths.client(id)}
    >
      {(form) => (
        <>
          <FormField
            control={form.control}
            name="company_name"
            counter={{ max: textLimits.companyName }}
            label={t("clients.edit.company")}
            required
            className="sm:col-span-2"
            hint={t("clients.edit.companyHint")}
          >
            {(field) => <Input autoComplete="off" {...field} />}
          </FormField>
          <FormField
            control={form.control}
            name="username"
            counter={{ max: accountLimits.username }}
            label={t("clients.edit.username")}
            required
            hint={t("clients.edit.usernameHint")}
          >
            {(field) => <Input autoComplete="off" {...field} />}
          </FormField>
          <EmailField form={form} email={user.email} />
        </>
      )}
    </CardForm>
  );
}

type EmailFieldProps = {
  form: CheckedForm<z.input<typeof editClientFormSchema>, z.output<typeof editClientFormSchema>>;
  email: string;
};

/** Follows an e-mail change made in the dialog beside the form. */
function EmailField({ form, email }: EmailFieldProps) {
  const t = useT();
  useEffect(() => form.resetField("email", { defaultValue: email }), [form, email]);
  return (
    <FormField
      control={form.control}
      name="email"
      label={t("clients.edit.email")}
      required={email !== ""}
      hint={t("clients.edit.emailHint")}
    >
      {(field) => <Input type="email" autoComplete="off" autoCapitalize="none" {...field} />}
    </FormField>
  );
}
