import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { LoadFailure } from "@/components/list/load-failure";
import { EmptyState } from "@/components/ui/empty-state";
import { Spinner } from "@/components/ui/spinner";
import type { Sample } from "@/lib/api/use-sample";
import { SampleNotice } from "./sample-notice";

type SampleGateProps<T> = {
  sample: Sample<T>;
  /** What the screen shows, in lower case: "feedback". */
  what: string;
  /** One sentence that says what the sample is. */
  notice: string;
  children: (data: T) => ReactNode;
};

/** Shows samples under their notice, and what stands there while and where there are none. */
export function SampleGate<T>({ sample, what, notice, children }: SampleGateProps<T>) {
  const { data, error, isUnreadable, retry } = sample;
  if (isUnreadable)
    return (
      <EmptyState
        icon={CloudOff}
        title={`Your ${what} cannot be shown here yet`}
        description={`The server keeps ${what}, but this version of the dashboard cannot read it. Please update it.`}
      />
    );
  if (error) return <LoadFailure what={what} onRetry={retry} />;
  if (data === undefined)
    return (
      <div className="grid min-h-64 place-items-center text-muted-foreground">
        <Spinner label={`Loading ${what}...`} className="size-8" />
      </div>
    );
  return (
    <div className="flex flex-col gap-6">
      <SampleNotice>{notice}</SampleNotice>
      {children(data)}
    </div>
  );
}
