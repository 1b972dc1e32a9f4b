"use client";

import { Link2Off } from "lucide-react";
import { CardLink } from "@/components/content/card-link";
import { LoadFailure } from "@/components/list/load-failure";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { useCompleteProfile } from "@/lib/api/profile";
import { cardUrl } from "@/lib/card/card-url";
import { describeInWords } from "@/lib/card/describe-in-words";
import { CodeSection } from "./code-section";
import { LinkPreviewSection } from "./link-preview-section";
import { LinkSection } from "./link-section";
import { PrintSection } from "./print-section";
import { SendSection } from "./send-section";
import { TagSection } from "./tag-section";

/** Everything that a client hands its card on by. */
export function ShareScreen({ siteUrl }: { siteUrl: string }) {
  const { data: complete, error, mutate } = useCompleteProfile();
  if (!complete && error) return <LoadFailure what="your card" error={error} onRetry={() => mutate()} />;
  if (!complete) return <ShareSkeleton />;

  const { client, profile } = complete;
  if (!client.slug)
    return <EmptyState icon={Link2Off} title="Your card has no link" description="Message us to get one." />;
  const { slug } = client;
  const url = cardUrl(siteUrl, slug);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Share" subtitle="Share your card's link and QR code" actions={<CardLink slug={slug} />} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <LinkSection url={url} sharedLink={cardUrl(siteUrl, slug, "share")} name={client.company_name} />
          <SendSection slug={slug} />
          <LinkPreviewSection slug={slug} url={url} name={client.company_name} about={describeInWords(profile)} />
        </div>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
          <CodeSection slug={slug} hasLogo={profile.logo !== null} />
          <PrintSection slug={slug} />
          <TagSection link={cardUrl(siteUrl, slug, "nfc")} />
        </div>
      </div>
    </div>
  );
}

function ShareSkeleton() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <span className="sr-only">Loading your card...</span>
      <Skeleton rounded="xl" className="h-96" />
      <Skeleton rounded="xl" className="h-96" />
    </div>
  );
}
