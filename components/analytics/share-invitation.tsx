"use client";

import { Share2 } from "lucide-react";
import { useSessionUser } from "@/components/session/session-user";
import { ShareWays } from "@/components/share/share-ways";
import { EmptyState } from "@/components/ui/empty-state";

/** Stands in place of empty charts until the first visitor has come; a client is offered the ways to bring one. */
export function ShareInvitation({ siteUrl, isAll }: { siteUrl: string; isAll: boolean }) {
  const { slug, company_name: name, is_admin: isAdmin } = useSessionUser();
  if (isAdmin)
    return (
      <EmptyState
        icon={Share2}
        title={isAll ? "No card has visitors yet" : "This card has no visitors yet"}
        description="Share a card to see its visits here."
      />
    );
  return (
    <EmptyState
      icon={Share2}
      title="Your card has no visitors yet: share it"
      description="Send it to your customers to see their visits here."
    >
      {slug && <ShareWays siteUrl={siteUrl} slug={slug} name={name ?? ""} />}
    </EmptyState>
  );
}
