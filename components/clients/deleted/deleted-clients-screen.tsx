"use client";

import { Building2 } from "lucide-react";
import { ContentList } from "@/components/list/content-list";
import { useContentQuery } from "@/components/list/use-content-query";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { useDeletedClients } from "@/lib/api/clients";
import { dayMs } from "@/lib/contract/clock";
import { restorableFor } from "@/lib/contract/identity/values";
import * as paths from "@/lib/paths";
import { DeletedClientCard } from "./deleted-client-card";

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
        noun={["deleted client", "deleted clients"]}
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
