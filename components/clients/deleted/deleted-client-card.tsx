"use client";

import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "@/components/content/act-dialog";
import { ContentCard } from "@/components/content/content-card";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { LocalTime } from "@/components/ui/time";
import { toast } from "@/components/ui/toast";
import { RequestError, reasonOf } from "@/lib/api/call/request";
import { eraseClient, restoreClient } from "@/lib/api/clients";
import type { DeletedClient } from "@/lib/contract/clients/schema";

const RestoreClientDialog = lazyDialog(() =>
  import("./restore-client-dialog").then((file) => file.RestoreClientDialog),
);

export function DeletedClientCard({ client }: { client: DeletedClient }) {
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
