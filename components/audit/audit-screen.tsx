"use client";

import { Download, ScrollText } from "lucide-react";
import { DownloadLink } from "@/components/content/download-link";
import { ContentList } from "@/components/list/content-list";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { checkAuditFile, useAudit } from "@/lib/api/activity";
import { auditOperations } from "@/lib/contract/audit/operations";
import { pathOf } from "@/lib/contract/operation";
import * as paths from "@/lib/paths";
import { AuditFilters } from "./audit-filters";
import { AuditList } from "./audit-list";
import { useAuditQuery } from "./use-audit-query";

/** Who did what, when and from where. */
export function AuditScreen() {
  const list = useAuditQuery();
  const entries = useAudit(list.query);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Audit log"
        subtitle="Who did what, when and from where"
        actions={
          Boolean(entries.data?.count) && (
            <DownloadLink
              address={paths.api(pathOf(auditOperations.exportAudit, {}, list.shown))}
              icon={Download}
              check={() => checkAuditFile(list.shown)}
              failure="Failed to export the audit log"
            >
              Export
            </DownloadLink>
          )
        }
      />
      <ContentList
        noun={["entry", "entries"]}
        list={list}
        answer={entries}
        searchPlaceholder="Search by email or IP address"
        filters={<AuditFilters list={list} />}
        isFiltered={list.isFiltered}
        empty={{ icon: ScrollText, description: "Sign-ins, refusals and changes appear here." }}
        arrange={(entries) => <AuditList entries={entries} />}
      />
    </div>
  );
}
