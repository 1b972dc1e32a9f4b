"use client";

import { FileText, FolderOpen, HardDrive, Layers, type LucideIcon, Upload } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { ContentList } from "@/components/list/content-list";
import { ContentListSkeleton } from "@/components/list/content-list-skeleton";
import { useContentQuery } from "@/components/list/use-content-query";
import { useOpenByAddress } from "@/components/list/use-open-by-address";
import { LimitNotice } from "@/components/own-plan/limit-notice";
import { PlanNotice } from "@/components/own-plan/plan-notice";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { useDocumentStats, useDocuments } from "@/lib/api/content";
import { withMessages } from "@/lib/browser/messages";
import type { DocumentStats } from "@/lib/contract/content/document";
import { formatSize } from "@/lib/format/size";
import { DocumentCard } from "./document-card";

const UploadDocumentDialog = lazyDialog(
  withMessages(["documents", "file-rules", "content-rules", "picture"], () =>
    import("./document-dialogs").then(({ UploadDocumentDialog }) => UploadDocumentDialog),
  ),
);

export function DocumentScreen() {
  const t = useT();
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
      {t("documents.upload.action")}
    </Button>
  );

  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t("documents.title")} subtitle={t("documents.subtitle")} actions={uploadButton} />
      <DocumentStatsPanel stats={stats.data} failed={Boolean(stats.error)} onRetry={() => stats.mutate()} />
      <PlanNotice />
      <LimitNotice isFull={isFull} used={stats.data?.total_documents} max={stats.data?.max_documents}>
        {stats.data && t("documents.full", { max: stats.data.max_documents })}
      </LimitNotice>
      {isWaiting ? (
        <ContentListSkeleton label={t("documents.list.loading")} />
      ) : (
        <ContentList
          words="documents.list"
          list={list}
          answer={documents}
          searchPlaceholder={t("documents.list.searchPlaceholder")}
          empty={{
            icon: FileText,
            description: t("documents.list.noneWhy"),
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
  const t = useT();
  if (failed && !stats)
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
        {t("documents.stats.failed")}
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t("common.tryAgain")}
        </Button>
      </p>
    );
  return (
    <dl
      aria-busy={!stats}
      className="grid grid-cols-2 large-text:grid-cols-1 gap-px overflow-hidden rounded-xl border border-border bg-border shadow-xs lg:grid-cols-4"
    >
      <Stat icon={FileText} label={t("documents.stats.total")} value={stats?.total_documents} />
      <Stat icon={FolderOpen} label={t("documents.stats.left")} value={stats?.remaining_slots} />
      <Stat icon={Layers} label={t("documents.stats.max")} value={stats?.max_documents} />
      <Stat icon={HardDrive} label={t("documents.stats.size")} value={stats && formatSize(stats.total_size)} />
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
