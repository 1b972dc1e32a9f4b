import { CircleAlert } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { reasonOf } from "@/lib/api/call/request";

/** `what` in lower case: "documents". */
export function LoadFailure({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  return (
    <EmptyState icon={CircleAlert} title={`Failed to fetch ${what}`} description={reasonOf(error)}>
      <Button onClick={onRetry}>Try Again</Button>
    </EmptyState>
  );
}

/** For one part of a screen. */
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

type ReloadFailureProps = {
  /** Lower case: "documents". */
  what: string;
  /** The SWR response on screen. */
  answer: { data?: unknown; error?: unknown; mutate: () => unknown };
};

/** Revalidation failed: what is shown may be out of date. */
export function ReloadFailure({ what, answer: { data, error, mutate } }: ReloadFailureProps) {
  if (data === undefined || error === undefined) return null;
  return (
    <Alert variant="warning">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>Failed to refresh {what}. This may be out of date.</span>
        <Button variant="outline" size="sm" onClick={() => mutate()}>
          Try Again
        </Button>
      </div>
    </Alert>
  );
}
