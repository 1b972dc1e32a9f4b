"use client";

import { ResetLink, resetLinkText } from "@/components/reset-links/reset-link";
import { SectionCard } from "@/components/ui/section-card";
import { useCapabilities } from "@/lib/api/kept/capabilities";
import type { Client } from "@/lib/contract/client";

type ResetLinkSectionProps = { client: Client; brandName: string; siteUrl: string };

/** For a client that has forgotten its password. */
export function ResetLinkSection({ client, ...site }: ResetLinkSectionProps) {
  const { data: capabilities } = useCapabilities();
  if (!capabilities?.reset_links) return null;
  return (
    <SectionCard title="Reset link" description={resetLinkText}>
      <ResetLink clientId={client.id} phone={client.phone} {...site} />
    </SectionCard>
  );
}
