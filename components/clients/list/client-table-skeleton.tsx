import { Skeleton } from "@/components/ui/skeleton";

const rows = ["first", "second", "third", "fourth", "fifth"];

export function ClientTableSkeleton() {
  return (
    <div role="status" className="divide-y divide-border rounded-xl border border-border bg-card">
      <span className="sr-only">Loading clients...</span>
      {rows.map((row) => (
        <div key={row} className="flex h-16 items-center justify-between gap-6 px-5">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="hidden h-4 w-52 md:block" />
          <Skeleton rounded="full" className="h-6 w-16" />
        </div>
      ))}
    </div>
  );
}
