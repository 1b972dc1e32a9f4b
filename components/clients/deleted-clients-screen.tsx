"use client";

import { Building2, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "@/components/content/act-dialog";
import { ContentCard } from "@/components/content/content-card";
import { ContentList } from "@/components/list/content-list";
import { useContentQuery } from "@/components/list/use-content-query";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { LocalTime } from "@/components/ui/time";
import { toast } from "@/components/ui/toast";
import { RequestError, reasonOf } from "@/lib/api/call/request";
import { eraseClient, restoreClient, useDeletedClients } from "@/lib/api/clients";
import type { DeletedClient } from "@/lib/contract/clients/schema";
import { dayMs } from "@/lib/contract/clock";
import { restorableFor } from "@/lib/contract/identity/values";
import * as paths from "@/lib/paths";

export function DeletedClientsScreen() {
  const list = useContentQuery();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Deleted clients"
        subtitle={`You can restore a client for ${restorableFor / dayMs} days. After that it is deleted for good.`}
        back={{ href: paths.clients, label: "Back to Clients" }}
      />
      <ContentList
        words="clients.deleted.list"
        list={list}
        answer={useDeletedClients(list.query)}
        searchPlaceholder="Search by company, email or phone"
        empty={{ icon: Building2, description: "Clients you delete can be restored here." }}
      >
        {(client) => <DeletedClientCard client={client} />}
      </ContentList>
    </div>
  );
}

const RestoreClientDialog = lazyDialog(() =>
  import("./restore-client-dialog").then((file) => file.RestoreClientDialog),
);

function DeletedClientCard({ client }: { client: DeletedClient }) {
  const { id, company_name: company, email, phone } = client;
  const [busy, setBusy] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  async function restore() {
    setBusy(true);
    try {
      await restoreClient(id, {});
      toast.success(`${company} is restored`);
    } catch (error) {
      if (error instanceof RequestError && error.fields) setIsAsking(true);
      else toast.error(reasonOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <ContentCard
      title={company}
      description={[email, phone].filter(Boolean).join(" · ")}
      meta={
        <span>
          Deleted <LocalTime time={client.deleted_at} />, restore until <LocalTime time={client.restorable_until} />
        </span>
      }
      actions={
        <>
          <Button size="sm" busy={busy} onClick={restore}>
            {!busy && <RotateCcw aria-hidden="true" />}
            {busy ? "Restoring..." : "Restore"}
            <span className="sr-only"> {company}</span>
          </Button>
          <Button variant="destructive-ghost" size="sm" className="ml-auto" onClick={() => setIsErasing(true)}>
            <Trash2 aria-hidden="true" />
            Delete for good now
            <span className="sr-only">: {company}</span>
          </Button>
          <RestoreClientDialog client={client} open={isAsking} onOpenChange={setIsAsking} />
          <ActDialog
            open={isErasing}
            onOpenChange={setIsErasing}
            title={`Delete ${company} for good?`}
            description="Its card, files, enquiries and analytics are deleted now. This cannot be undone."
            confirmLabel="Delete for good"
            busyLabel="Deleting..."
            act={async () => {
              await eraseClient(id);
              return `${company} is deleted for good`;
            }}
          />
        </>
      }
    />
  );
}
