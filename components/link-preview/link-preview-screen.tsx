"use client";

import { MessageCircle, RefreshCw } from "lucide-react";
import { LoadFailure } from "@/components/list/failures";
import { Button, buttonVariants } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { useLinkPreview } from "@/lib/api/link-preview";
import { chatLink } from "@/lib/card/chat-link";
import { FindingList } from "./finding-list";
import { LinkBubble } from "./link-bubble";

export function LinkPreviewScreen() {
  const { data: report, error, isValidating, mutate } = useLinkPreview();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Link preview"
        subtitle="See how your link looks in a chat, and how to improve it"
        actions={
          <Button variant="outline" busy={isValidating} onClick={() => mutate()}>
            {!isValidating && <RefreshCw aria-hidden="true" />}
            {isValidating ? "Checking..." : "Check again"}
          </Button>
        }
      />
      {Boolean(error) && !report && <LoadFailure what="the preview" error={error} onRetry={() => mutate()} />}
      {!report && !error && <PreviewSkeleton />}
      {report && (
        <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <div className="flex flex-col gap-4">
            <LinkBubble bubble={report.bubble} url={report.url} />
            <a
              href={chatLink("", report.url)}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonVariants({ variant: "outline" })}
            >
              <MessageCircle aria-hidden="true" />
              Try it in WhatsApp
            </a>
          </div>
          <FindingList findings={report.findings} />
        </div>
      )}
    </div>
  );
}

function PreviewSkeleton() {
  return (
    <div role="status" aria-label="Checking the preview..." className="grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Skeleton rounded="xl" className="h-96" />
      <Skeleton rounded="xl" className="h-144" />
    </div>
  );
}
