"use client";

import { KeyRound } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Detail, DetailList } from "@/components/ui/detail-list";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { SectionCard } from "@/components/ui/section-card";
import { LocalTime } from "@/components/ui/time/local-time";
import type { Client } from "@/lib/contract/client";
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
            title="Edit Client"
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

function AccountDetails({ client }: { client: Client }) {
  return (
    <SectionCard title="Account">
      <DetailList>
        <Detail label="Phone" wide>
          {clientTexts.phone(client)}
        </Detail>
        <Detail label="User ID">{client.user.id}</Detail>
        <Detail label="Status">{clientTexts.status(client)}</Detail>
        <Detail label="Created" wide>
          <LocalTime time={client.created_at} />
        </Detail>
      </DetailList>
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
