import type { ReactNode } from "react";
import { LoadFailure, ReloadFailure } from "@/components/list/failures";
import { Badge } from "@/components/ui/badge";
import { Spinner } from "@/components/ui/spinner";
import type { Shown } from "@/lib/api/samples/use-sample";

type SampleGateProps<T> = {
  shown: Shown<T>;
  /** Lower case: "feedback". */
  what: string;
  notice: string;
  children: (data: T) => ReactNode;
};

/** Real data, or marked samples, with loading and failure states. */
export function SampleGate<T>({ shown, what, notice, children }: SampleGateProps<T>) {
  const { data, error, isLoading, isSample, mutate } = shown;
  if (data === undefined && error !== undefined)
    return <LoadFailure what={what} error={error} onRetry={() => mutate()} />;
  if (data === undefined)
    return (
      <div className="grid min-h-64 place-items-center text-muted-foreground">
        <Spinner label={`Loading ${what}...`} size="xl" />
      </div>
    );
  return (
    <div aria-busy={isLoading} className="flex flex-col gap-6 transition-opacity aria-busy:opacity-60">
      {isSample && <SampleNotice>{notice}</SampleNotice>}
      <ReloadFailure what={what} answer={shown} />
      {children(data)}
    </div>
  );
}

/** Marks sample data. */
function SampleNotice({ children }: { children: ReactNode }) {
  return (
    <p
      data-slot="sample-notice"
      className="flex flex-col items-start gap-x-3 gap-y-2 rounded-lg border border-warning/40 bg-card px-4 py-3 text-sm sm:flex-row sm:items-center"
    >
      <Badge variant="warning">Sample data</Badge>
      <span className="min-w-0">{children}</span>
    </p>
  );
}
