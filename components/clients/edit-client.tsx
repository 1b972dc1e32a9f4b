"use client";

import { KeyRound, Mail, Phone } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { CardForm } from "@/components/form/card-form";
import type { CheckedForm } from "@/components/form/use-checked-form";
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
import type { Client, editClientFormSchema } from "@/lib/contract/clients/schema";
import { accountLimits } from "@/lib/contract/identity/values";
import { textLimits } from "@/lib/contract/values";
import * as paths from "@/lib/paths";
import { ClientGate } from "./client-gate";
import { clientTexts } from "./client-texts";

export function EditClient({ id }: { id: number | null }) {
  return (
    <ClientGate id={id}>
      {(client) => (
        <div className="flex flex-col gap-6">
          <PageHeader
            title="Edit client"
            subtitle={clientTexts.companyName(client)}
            back={{ href: paths.client(client.id), label: "Back to Client" }}
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

const ChangeEmailDialog = lazyDialog(() => import("./change-login-dialogs").then((file) => file.ChangeEmailDialog));
const ChangePhoneDialog = lazyDialog(() => import("./change-login-dialogs").then((file) => file.ChangePhoneDialog));

function AccountDetails({ client }: { client: Client }) {
  const [open, setOpen] = useState<"email" | "phone" | null>(null);
  const control = (name: "email" | "phone") => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
  });
  return (
    <SectionCard title="Account">
      <DetailList>
        <Detail label="Phone" wide>
          {clientTexts.phone(client)}
        </Detail>
        {client.sign_in_phone && (
          <Detail label="Phone to sign in" wide>
            {client.sign_in_phone}
          </Detail>
        )}
        <Detail label="User ID">{client.user.id}</Detail>
        <Detail label="Status">{clientTexts.status(client)}</Detail>
        <Detail label="Created" wide>
          <LocalTime time={client.created_at} />
        </Detail>
      </DetailList>
      <div className="mt-6 flex flex-col gap-3">
        <Button variant="outline" onClick={() => setOpen("email")}>
          <Mail aria-hidden="true" />
          Change sign-in email
        </Button>
        <Button variant="outline" onClick={() => setOpen("phone")}>
          <Phone aria-hidden="true" />
          Change phone
        </Button>
      </div>
      <ChangeEmailDialog client={client} {...control("email")} />
      <ChangePhoneDialog client={client} {...control("phone")} />
    </SectionCard>
  );
}

function PasswordManagement({ client }: { client: Client }) {
  return (
    <SectionCard title="Password Management" description="Set a new password for this client.">
      <Link
        href={paths.changeClientPassword(client.id)}
        className={cn(buttonVariants({ variant: "outline" }), "w-full")}
      >
        <KeyRound aria-hidden="true" />
        Change Password
      </Link>
    </SectionCard>
  );
}

/** Only the company name is sent. */
function EditClientForm({ client: { id, company_name, user } }: { client: Client }) {
  const router = useRouter();

  return (
    <CardForm
      name={`client-${id}`}
      schema={() => import("@/lib/contract/clients/schema").then(({ editClientFormSchema }) => editClientFormSchema)}
      defaultValues={{ company_name, username: user.username, email: user.email }}
      sent="company_name"
      failureText="Failed to update client. Please try again."
      onSubmit={async ({ company_name }) => {
        await updateClient(id, { company_name });
        toast.success("Client updated successfully!");
        router.push(paths.client(id));
      }}
      submitLabel="Save Changes"
      busyLabel="Saving..."
      cancelHref={paths.client(id)}
    >
      {(form) => (
        <>
          <FormField
            control={form.control}
            name="company_name"
            counter={{ max: textLimits.companyName }}
            label="Company name"
            required
            className="sm:col-span-2"
            hint="A new name changes the card link. The old link still works."
          >
            {(field) => <Input autoComplete="off" {...field} />}
          </FormField>
          <FormField
            control={form.control}
            name="username"
            counter={{ max: accountLimits.username }}
            label="Username"
            required
            hint="Only the client can change this, in their profile"
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
  useEffect(() => form.resetField("email", { defaultValue: email }), [form, email]);
  return (
    <FormField
      control={form.control}
      name="email"
      label="Email"
      required
      hint="Change it with “Change sign-in email”, under Account"
    >
      {(field) => <Input type="email" autoComplete="off" autoCapitalize="none" {...field} />}
    </FormField>
  );
}
