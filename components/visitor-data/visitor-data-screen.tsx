"use client";

import { SearchX } from "lucide-react";
import { useState } from "react";
import { useSessionUser } from "@/components/session/session-user";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/navigation/page-header";
import type { VisitorData } from "@/lib/contract/privacy/schema";
import { ContactForm } from "./contact-form";
import { FoundData } from "./found-data";
import { countFound, describeCounts } from "./visitor-data-texts";

export type Found = { contact: string; data: VisitorData };

/** For whoever is asked what is kept of somebody, or to forget it. Neither is ever part of an address. */
export function VisitorDataScreen() {
  const { is_admin: isAdmin } = useSessionUser();
  const [found, setFound] = useState<Found | null>(null);
  const counts = found && describeCounts(countFound(found.data));
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeader
        title="Visitors' data"
        subtitle={`A customer asks what ${isAdmin ? "companies on this site keep" : "you keep"} about them, or wants it deleted?`}
      />
      <ContactForm onFound={setFound} />
      <p role="status" className={counts ? "text-sm wrap-anywhere text-muted-foreground" : "sr-only"}>
        {found && `${counts || "Nothing"} from ${found.contact}`}
      </p>
      {found && counts && (
        <FoundData
          found={found}
          onDeleted={() => setFound({ ...found, data: { feedback: [], leads: [], appointments: [] } })}
        />
      )}
      {found && !counts && (
        <EmptyState
          icon={SearchX}
          title={`Nothing from ${found.contact}`}
          description="Try another email address or phone number."
          className="wrap-anywhere"
        />
      )}
    </div>
  );
}
