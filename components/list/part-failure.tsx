import { Button } from "@/components/ui/button";
import { reasonOf } from "@/lib/api/call/request";

/** Stands where a part of the screen would be; the rest of it goes on working. */
export function PartFailure({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 p-5 text-sm">
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-muted-foreground">{reasonOf(error)}</p>
      </div>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
