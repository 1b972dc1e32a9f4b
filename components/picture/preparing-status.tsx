import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { Preparing } from "./use-preparing";

/** Always there, so that readers hear when it has something to say. */
export function PreparingStatus({ preparing }: { preparing: Preparing }) {
  const { busy, cancel } = preparing;
  return (
    <div className={busy ? "flex items-center gap-3" : "sr-only"}>
      <p role="status" className="flex flex-1 items-center gap-2 text-sm text-muted-foreground">
        {busy && (
          <>
            <Spinner />
            Preparing photo…
          </>
        )}
      </p>
      {busy && (
        <Button variant="outline" size="sm" onClick={cancel}>
          Cancel <span className="sr-only">preparing</span>
        </Button>
      )}
    </div>
  );
}
