import { Skeleton } from "@/components/ui/skeleton";

const places = ["first", "second", "third"];

export const contentRows =
  "divide-y divide-border overflow-clip rounded-xl border border-border bg-card text-card-foreground shadow-xs";

type ContentListSkeletonProps = { label: string; pictureAspect?: string; hasRows?: boolean };

export function ContentListSkeleton({ label, pictureAspect, hasRows }: ContentListSkeletonProps) {
  if (hasRows)
    return (
      <div role="status" className={contentRows}>
        <span className="sr-only">{label}</span>
        {places.map((place) => (
          <div key={place} className="flex h-16 items-center gap-3 px-2">
            <Skeleton className="size-12" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        ))}
      </div>
    );
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
      <span className="sr-only">{label}</span>
      {places.map((place) => (
        <div key={place} className="overflow-hidden rounded-xl border border-border bg-card">
          {pictureAspect && <Skeleton rounded="none" className={pictureAspect} />}
          <div className="flex flex-col gap-3 p-5">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="mt-4 h-9 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
