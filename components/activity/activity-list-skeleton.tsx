import { Skeleton } from "@/components/ui/skeleton";
import { activityLimits } from "@/lib/contract/notifications/values";

export function ActivityListSkeleton({ label, rows = activityLimits.shown }: { label: string; rows?: number }) {
  return (
    <div role="status" aria-busy="true" className="divide-y divide-border">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else, and never move
        <div key={row} className="flex items-start gap-3 px-5 py-3">
          <Skeleton rounded="full" className="size-8 shrink-0" />
          <div className="flex-1 py-0.5">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="mt-2 h-3 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}
