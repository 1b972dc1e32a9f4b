import { Skeleton } from "@/components/ui/skeleton";

export function BannerSkeleton() {
  return (
    <div role="status" className="max-w-3xl overflow-hidden rounded-xl border border-border bg-card">
      <span className="sr-only">Loading banner...</span>
      <Skeleton rounded="none" className="aspect-video" />
      <div className="flex flex-col gap-3 p-5">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    </div>
  );
}
