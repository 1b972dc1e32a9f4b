"use client";

import { Building2, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "@/components/content/act-dialog";
import { ContentCard } from "@/components/content/content-card";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { ContentList } from "@/components/list/content-list";
import { useContentQuery } from "@/components/list/use-content-query";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { LocalTime } from "@/components/ui/time";
import { toast } from "@/components/ui/toast";
import { RequestError, reasonOf } from "@/lib/api/call/request";
import { eraseClient, restoreClient, useDeletedClients } from "@/lib/api/clients";
import { withMessages } from "@/lib/browser/messages";
import type { DeletedClient } from "@/lib/contract/clients/schema";
import { dayMs } from "@/lib/contract/clock";
import { restorableFor } from "@/lib/contract/identity/values";
import { sideBySide } from "@/lib/i18n/isolate";
import * as paths from "@/lib/paths";

export function DeletedClientsScreen() {
  const t = useT();
  const list = useContentQuery();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t("clients.deleted.title")}
        subtitle={t("clients.deleted.subtitle", { days: restorableFor / dayMs })}
        back={{ href: paths.clients, label: t("clients.back") }}
      />
      <ContentList
        words="clients.deleted.list"
        list={list}
        answer={useDeletedClients(list.query)}
        searchPlaceholder={t("clients.deleted.searchBy")}
        empty={{ icon: Building2, description: t("clients.deleted.list.noneText") }}
      >
        {(client) => <DeletedClientCard client={client} />}
      </ContentList>
    </div>
  );
}

const RestoreClientDialog = lazyDialog(
  withMessages(["clients"], () => import("./restore-client-dialog").then((file) => file.RestoreClientDialog)),
);

function DeletedClientCard({ client }: { client: DeletedClient }) {
  const t = useT();
  const { id, company_name: company, email, phone } = client;
  const [busy, setBusy] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  async function restore() {
    setBusy(true);
    try {
      await restoreClient(id, {});
      toast.success(t("clients.deleted.restore.done", { company }));
    } catch (error) {
      if (error instanceof RequestError && error.fields) setIsAsking(true);
      else toast.error(t.say(reasonOf(error)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <ContentCard
      title={company}
      description={sideBySide(t, [email, phone])}
      meta={
        <span>
          {rich(t, "clients.deleted.times", {
            deleted: () => <LocalTime time={client.deleted_at} />,
            until: () => <LocalTime time={client.restorable_until} />,
          })}
        </span>
      }
      actions={
        <>
          <Button size="sm" busy={busy} onClick={restore}>
            {!busy && <RotateCcw aria-hidden="true" />}
            {rich(t, busy ? "clients.deleted.restore.busy" : "clients.deleted.restore.action", {
              company,
              heard,
            })}
          </Button>
          <Button variant="destructive-ghost" size="sm" className="ms-auto" onClick={() => setIsErasing(true)}>
            <Trash2 aria-hidden="true" />
            {rich(t, "clients.deleted.erase.open", { company, heard })}
          </Button>
          <RestoreClientDialog client={client} open={isAsking} onOpenChange={setIsAsking} />
          <ActDialog
            open={isErasing}
            onOpenChange={setIsErasing}
            title={t("clients.deleted.erase.title", { company })}
            description={t("clients.deleted.erase.description")}
            confirmLabel={t("clients.deleted.erase.action")}
            busyLabel={t("common.delete.busy")}
            act={async () => {
              await eraseClient(id);
              return t("clients.deleted.erase.done", { company });
            }}
          />
        </>
      }
    />
  );
}
