"use client";

import { Contact } from "lucide-react";
import { ContentList } from "@/components/list/content-list";
import { useSessionUser } from "@/components/session/session-user";
import { buttonVariants } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { RequestError } from "@/lib/api/call/request";
import { useLeadStats, useLeads } from "@/lib/api/leads";
import * as paths from "@/lib/paths";
import { FileActions } from "./file-actions";
import { LeadCard } from "./lead-card";
import { LeadFilters } from "./lead-filters";
import { StatusTabs } from "./status-tabs";
import { useLeadQuery } from "./use-lead-query";

const LeadCounts = lazyPart(
  () => import("./lead-counts").then((file) => file.LeadCounts),
  <Skeleton rounded="xl" className="h-56" />,
);

/** The leads themselves; for administrators who may not see them, how many there are. */
export function LeadList() {
  const { is_admin: isAdmin } = useSessionUser();
  const list = useLeadQuery();
  const leads = useLeads(list.query);
  const { data: stats } = useLeadStats();
  if (isAdmin && leads.error instanceof RequestError && leads.error.status === 403) return <LeadCounts />;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Enquiries"
        subtitle={isAdmin ? "People who wrote to the companies on this site" : "People who wrote to you from your card"}
        actions={Boolean(leads.data?.count) && <FileActions query={list.shown} />}
      />
      {stats?.total !== 0 && <StatusTabs status={list.status} stats={stats} onStatusChange={list.setStatus} />}
      <ContentList
        noun={["enquiry", "enquiries"]}
        list={list}
        answer={leads}
        searchPlaceholder="Search by name, phone, email or message"
        filters={<LeadFilters list={list} />}
        isFiltered={list.isFiltered}
        empty={{
          icon: Contact,
          description: "Enquiries and orders appear here.",
          action: !isAdmin && (
            <Link href={paths.share} className={buttonVariants()}>
              Share your card
            </Link>
          ),
        }}
        arrange={(leads) => (
          <ul className="grid items-start gap-4 lg:grid-cols-2">
            {leads.map((lead) => (
              <li key={lead.id} className="min-w-0">
                <LeadCard lead={lead} />
              </li>
            ))}
          </ul>
        )}
      />
    </div>
  );
}
