"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { CardFileSection } from "@/components/card-files/card-file-section";
import { BriefMessage } from "@/components/form/brief-message";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { StatusBadge } from "@/components/ui/status-badge";
import { useProvider } from "@/lib/api/call/provider";
import type { Client } from "@/lib/contract/clients/schema";
import * as paths from "@/lib/paths";
import { ClientGate } from "../client-gate";
import { clientTexts } from "../client-texts";
import { DeleteClientDialog } from "../delete-client-dialog";
import { ClientFacts } from "./client-facts";
import { ClientInformation } from "./client-information";
import { MoreDetails } from "./more-details";
import { StatusButton } from "./status-button";
import { useStatusChange } from "./use-status-change";

/** `siteUrl` is the public address that card links start with. */
export function ClientDetail({ id, siteUrl }: { id: number | null; siteUrl: string }) {
  return <ClientGate id={id}>{(client) => <Detail client={client} siteUrl={siteUrl} />}</ClientGate>;
}

function Detail({ client, siteUrl }: { client: Client; siteUrl: string }) {
  const { isFull } = useProvider();
  const router = useRouter();
  const change = useStatusChange(client);
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={clientTexts.companyName(client)}
        subtitle={<StatusBadge active={client.is_active} className="mt-1" />}
        back={{ href: paths.clients, label: "Back to Clients" }}
        actions={
          <div className="grid w-full grid-cols-2 large-text:grid-cols-1 gap-3 sm:flex">
            <StatusButton active={client.is_active} change={change} className="max-sm:col-span-full" />
            <Link href={paths.editClient(client.id)} className={buttonVariants()}>
              <Pencil aria-hidden="true" />
              Edit
            </Link>
            <Button variant="destructive-outline" onClick={() => setIsDeleting(true)}>
              <Trash2 aria-hidden="true" />
              Delete
            </Button>
          </div>
        }
      />
      <BriefMessage message={change.success} />
      {change.failure && <Alert variant="destructive">{change.failure}</Alert>}
      <ClientFacts client={client} />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <div className="min-w-0 lg:col-span-2">
          <ClientInformation client={client} siteUrl={siteUrl} />
        </div>
        <MoreDetails client={client} />
      </div>
      {isFull && <CardFileSection clientId={client.id} />}
      <DeleteClientDialog
        client={client}
        open={isDeleting}
        onOpenChange={setIsDeleting}
        warning="This action cannot be undone."
        onDeleted={() => router.replace(paths.clients)}
      />
    </div>
  );
}
