"use client";

import { PageHeader } from "@/components/ui/navigation/page-header";
import { paths } from "@/lib/paths";
import { ClientGate } from "../client-gate";
import { clientTexts } from "../client-texts";
import { ChangeClientPasswordForm } from "./change-client-password-form";

export function ChangeClientPassword({ id }: { id: number | null }) {
  return (
    <ClientGate id={id}>
      {(client) => (
        <div className="flex max-w-2xl flex-col gap-6">
          <PageHeader
            title="Change Client Password"
            subtitle={`${clientTexts.companyName(client)} · ${clientTexts.email(client)}`}
            back={{ href: paths.client(client.id), label: "Back to Client" }}
          />
          <ChangeClientPasswordForm client={client} />
        </div>
      )}
    </ClientGate>
  );
}
