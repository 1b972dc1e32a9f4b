import { CircleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { reasonOf } from "@/lib/api/call/request";

/** `what` could not be loaded, in lower case: "documents". */
export function LoadFailure({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  return (
    <EmptyState icon={CircleAlert} title={`Failed to fetch ${what}`} description={reasonOf(error)}>
      <Button onClick={onRetry}>Try Again</Button>
    </EmptyState>
  );
}
