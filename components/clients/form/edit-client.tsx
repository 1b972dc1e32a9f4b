"use client";

import { KeyRound, Mail, Phone } from "lucide-react";
import { useState } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Detail, DetailList } from "@/components/ui/detail-list";
import { lazyDialog } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { SectionCard } from "@/components/ui/section-card";
import { LocalTime } from "@/components/ui/time";
import type { Client } from "@/lib/contract/clients/schema";
import * as paths from "@/lib/paths";
import { ClientGate } from "../client-gate";
import { clientTexts } from "../client-texts";
import { EditClientForm } from "./edit-client-form";

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

/** What the client signs in with and is called by, which the form does not change. */
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
