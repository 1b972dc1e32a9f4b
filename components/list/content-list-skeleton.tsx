import { Skeleton } from "@/components/ui/skeleton";

const places = ["first", "second", "third"];

export function ContentListSkeleton({ label, pictureAspect }: { label: string; pictureAspect?: string }) {
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
