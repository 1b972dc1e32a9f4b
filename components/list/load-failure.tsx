import { CircleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** `what` could not be loaded, in lower case: "documents". */
export function LoadFailure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <EmptyState icon={CircleAlert} title={`Failed to fetch ${what}`} description="Check your connection and retry.">
      <Button onClick={onRetry}>Try Again</Button>
    </EmptyState>
  );
}
