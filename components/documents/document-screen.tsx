"use client";

import { FileText, FolderOpen, HardDrive, Layers, type LucideIcon, Upload } from "lucide-react";
import { ContentList } from "@/components/list/content-list";
import { ContentListSkeleton } from "@/components/list/content-list-skeleton";
import { useContentQuery } from "@/components/list/use-content-query";
import { useOpenByAddress } from "@/components/list/use-open-by-address";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { useDocumentStats, useDocuments } from "@/lib/api/content";
import type { DocumentStats } from "@/lib/contract/content/document";
import { formatSize } from "@/lib/format/size";
import { DocumentCard } from "./document-card";

const UploadDocumentDialog = lazyDialog(() =>
  import("./document-dialogs").then(({ UploadDocumentDialog }) => UploadDocumentDialog),
);

export function DocumentScreen() {
  const list = useContentQuery();
  const documents = useDocuments(list.query);
  const stats = useDocumentStats();
  const [isUploading, setIsUploading] = useOpenByAddress();
  // Wait for the notice above the list, or it would push the list down.
  const isWaiting = !stats.data && !stats.error;
  const isFull = stats.data?.remaining_slots === 0;

  const uploadButton = (
    <Button disabled={isFull} onClick={() => setIsUploading(true)}>
      <Upload aria-hidden="true" />
      Upload document
    </Button>
  );

  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="My Documents" subtitle="The PDF brochures on your card" actions={uploadButton} />
      <DocumentStatsPanel stats={stats.data} failed={Boolean(stats.error)} onRetry={() => stats.mutate()} />
      {isFull && (
        <Alert variant="warning">
          All {stats.data?.max_documents} document slots are in use. Delete a document to upload another.
        </Alert>
      )}
      {isWaiting ? (
        <ContentListSkeleton label="Loading documents..." />
      ) : (
        <ContentList
          words="documents.list"
          list={list}
          answer={documents}
          searchPlaceholder="Search by file name"
          empty={{
            icon: FileText,
            description: "Upload a PDF brochure, price list or menu for customers to download.",
            action: uploadButton,
          }}
        >
          {(document) => <DocumentCard document={document} />}
        </ContentList>
      )}
      <UploadDocumentDialog open={isUploading && !isFull} onOpenChange={setIsUploading} />
    </div>
  );
}

type DocumentStatsPanelProps = { stats?: DocumentStats; failed: boolean; onRetry: () => void };

function DocumentStatsPanel({ stats, failed, onRetry }: DocumentStatsPanelProps) {
  if (failed && !stats)
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
        Failed to fetch document stats
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try Again
        </Button>
      </p>
    );
  return (
    <dl
      aria-busy={!stats}
      className="grid grid-cols-2 large-text:grid-cols-1 gap-px overflow-hidden rounded-xl border border-border bg-border shadow-xs lg:grid-cols-4"
    >
      <Stat icon={FileText} label="Total documents" value={stats?.total_documents} />
      <Stat icon={FolderOpen} label="Uploads left" value={stats?.remaining_slots} />
      <Stat icon={Layers} label="Max documents" value={stats?.max_documents} />
      <Stat icon={HardDrive} label="Total size" value={stats && formatSize(stats.total_size)} />
    </dl>
  );
}

function Stat({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value?: string | number }) {
  return (
    <div className="flex flex-col justify-between gap-1 bg-card p-4 sm:px-5">
      <dt className="flex items-center gap-2 text-sm text-muted-foreground">
        <Icon aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
        {label}
      </dt>
      <dd className="text-xl font-semibold tracking-tight tabular-nums">
        {value ?? <Skeleton className="my-1 h-5 w-12" />}
      </dd>
    </div>
  );
}
