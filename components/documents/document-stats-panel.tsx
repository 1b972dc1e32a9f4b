import { FileText, FolderOpen, HardDrive, Layers, type LucideIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { DocumentStats } from "@/lib/contract/content/document";
import { formatSize } from "@/lib/format/size";

type DocumentStatsPanelProps = { stats?: DocumentStats; failed: boolean; onRetry: () => void };

export function DocumentStatsPanel({ stats, failed, onRetry }: DocumentStatsPanelProps) {
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
