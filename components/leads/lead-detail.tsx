"use client";

import { CircleAlert, SearchX, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { DeleteDialog } from "@/components/content/delete-dialog";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Spinner } from "@/components/ui/spinner";
import { RelativeTime } from "@/components/ui/time";
import { RequestError, reasonOf } from "@/lib/api/call/request";
import { deleteLead, useLead } from "@/lib/api/leads";
import type { Lead } from "@/lib/contract/leads/schema";
import * as paths from "@/lib/paths";
import { LeadFacts } from "./lead-facts";
import { kindLabels } from "./lead-texts";
import { NotesForm } from "./notes-form";
import { StatusSelect } from "./status-select";
import { useMayChange } from "./use-may-change";

export function LeadDetail({ id }: { id: number | null }) {
  return id === null ? <LeadNotFound /> : <LoadedLead id={id} />;
}

function LoadedLead({ id }: { id: number }) {
  const { data: lead, error, mutate } = useLead(id);
  if (error instanceof RequestError && error.status === 404) return <LeadNotFound />;
  if (lead) return <Detail key={lead.id} lead={lead} />;
  if (!error)
    return (
      <div className="grid min-h-64 place-items-center text-muted-foreground">
        <Spinner label="Loading enquiry..." size="xl" />
      </div>
    );
  return (
    <EmptyState heading="h1" icon={CircleAlert} title="Failed to fetch the enquiry" description={reasonOf(error)}>
      <Button onClick={() => mutate()}>Try Again</Button>
      <BackToLeads />
    </EmptyState>
  );
}

function Detail({ lead }: { lead: Lead }) {
  const router = useRouter();
  const mayChange = useMayChange();
  const [isDeleting, setIsDeleting] = useState(false);
  const { id, name, kind, company_name: company, created_at: createdAt } = lead;

  async function remove() {
    await deleteLead(id);
    router.replace(paths.leads);
  }
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeader
        title={name}
        subtitle={
          <span className="flex flex-wrap items-center gap-2">
            <Badge variant={kind === "order" ? "default" : "secondary"}>{kindLabels[kind]}</Badge>
            <RelativeTime time={createdAt} />
            {company && <span className="wrap-anywhere">to {company}</span>}
          </span>
        }
        back={{ href: paths.leads, label: "Back to Enquiries" }}
        actions={
          <div className="flex w-full items-center gap-3">
            <StatusSelect lead={lead} className="flex-1 sm:w-36" />
            <Button variant="destructive-outline" onClick={() => setIsDeleting(true)}>
              <Trash2 aria-hidden="true" />
              Delete
            </Button>
          </div>
        }
      />
      <LeadFacts lead={lead} />
      {mayChange && <NotesForm lead={lead} />}
      <DeleteDialog
        noun="enquiry"
        name={name}
        warning="This action cannot be undone."
        open={isDeleting}
        onOpenChange={setIsDeleting}
        onDelete={remove}
      />
    </div>
  );
}

function LeadNotFound() {
  return (
    <EmptyState
      heading="h1"
      icon={SearchX}
      title="Enquiry not found"
      description="It may have been deleted, or the link is incomplete."
    >
      <BackToLeads />
    </EmptyState>
  );
}

function BackToLeads() {
  return (
    <Link href={paths.leads} className={buttonVariants({ variant: "outline" })}>
      Back to Enquiries
    </Link>
  );
}
