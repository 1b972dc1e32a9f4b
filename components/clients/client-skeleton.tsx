import { Skeleton } from "@/components/ui/skeleton";

export function ClientSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading client...</span>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-end sm:justify-between">
        <div className="flex flex-col gap-3">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-8 w-56" />
        </div>
        <Skeleton className="h-11 w-full sm:w-72" />
      </div>
      <div className="grid gap-6 lg:grid-cols-3">
        <Skeleton rounded="xl" className="h-72 lg:col-span-2" />
        <Skeleton rounded="xl" className="h-72" />
      </div>
    </div>
  );
}
