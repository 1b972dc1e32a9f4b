"use client";

import { ClientTwoFactor } from "@/components/two-factor/client-two-factor";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { useProvider } from "@/lib/api/call/provider";
import * as paths from "@/lib/paths";
import { ClientGate } from "../client-gate";
import { clientTexts } from "../client-texts";
import { ChangeClientPasswordForm } from "./change-client-password-form";
import { ResetLinkSection } from "./reset-link-section";

type ChangeClientPasswordProps = { id: number | null; brandName: string; siteUrl: string };

export function ChangeClientPassword({ id, ...site }: ChangeClientPasswordProps) {
  const { isFull } = useProvider();
  return (
    <ClientGate id={id}>
      {(client) => (
        <div className="flex max-w-2xl flex-col gap-6">
          <PageHeader
            title="Change client password"
            subtitle={`${clientTexts.companyName(client)} · ${clientTexts.email(client)}`}
            back={{ href: paths.client(client.id), label: "Back to Client" }}
          />
          <ChangeClientPasswordForm client={client} />
          {isFull && <ResetLinkSection client={client} {...site} />}
          {isFull && <ClientTwoFactor client={client} />}
        </div>
      )}
    </ClientGate>
  );
}
