import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { LoadFailure, ReloadFailure } from "@/components/list/failures";
import { Badge } from "@/components/ui/badge";
import { Spinner } from "@/components/ui/spinner";
import type { Shown } from "@/lib/api/samples/use-sample";
import type { Place } from "@/lib/i18n/messages";

type SampleGateProps<T> = {
  shown: Shown<T>;
  words: Place<"failed" | "loading" | "stale">;
  notice: string;
  children: (data: T) => ReactNode;
};

/** Real data, or marked samples, with loading and failure states. */
export function SampleGate<T>({ shown, words, notice, children }: SampleGateProps<T>) {
  const t = useT();
  const { data, error, isLoading, isSample, mutate } = shown;
  if (data === undefined && error !== undefined)
    return <LoadFailure title={t(`${words}.failed`)} error={error} onRetry={() => mutate()} />;
  if (data === undefined)
    return (
      <div className="grid min-h-64 place-items-center text-muted-foreground">
        <Spinner label={t(`${words}.loading`)} size="xl" />
      </div>
    );
  return (
    <div aria-busy={isLoading} className="flex flex-col gap-6 transition-opacity aria-busy:opacity-60">
      {isSample && <SampleNotice>{notice}</SampleNotice>}
      <ReloadFailure text={t(`${words}.stale`)} answer={shown} />
      {children(data)}
    </div>
  );
}

/** Marks sample data. */
function SampleNotice({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <p
      data-slot="sample-notice"
      className="flex flex-col items-start gap-x-3 gap-y-2 rounded-lg border border-warning/40 bg-card px-4 py-3 text-sm sm:flex-row sm:items-center"
    >
      <Badge variant="warning">{t("common.sampleData")}</Badge>
      <span className="min-w-0">{children}</span>
    </p>
  );
}
