"use client";

import { ResetLink, resetLinkText } from "@/components/reset-links/reset-link";
import { SectionCard } from "@/components/ui/section-card";
import type { Client } from "@/lib/contract/clients/schema";

type ResetLinkSectionProps = { client: Client; brandName: string; siteUrl: string };

/** For a client that has forgotten its password. */
export function ResetLinkSection({ client, ...site }: ResetLinkSectionProps) {
  return (
    <SectionCard title="Reset link" description={resetLinkText}>
      <ResetLink clientId={client.id} phone={client.phone} {...site} />
    </SectionCard>
  );
}
