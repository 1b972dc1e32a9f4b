import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

type ReloadFailureProps = {
  /** What could not be loaded again, in lower case: "documents". */
  what: string;
  /** The answer that what is on screen comes from. */
  answer: { data?: unknown; error?: unknown; mutate: () => unknown };
};

/** Says that what is on screen may be out of date, because loading it again failed. */
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
