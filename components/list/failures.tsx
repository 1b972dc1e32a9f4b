import { CircleAlert } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { reasonOf } from "@/lib/api/call/request";

type FailureProps = { title: string; error: unknown; onRetry: () => void };

export function LoadFailure({ title, error, onRetry }: FailureProps) {
  const t = useT();
  return (
    <EmptyState icon={CircleAlert} title={title} description={t.say(reasonOf(error))}>
      <Button onClick={onRetry}>{t("common.tryAgain")}</Button>
    </EmptyState>
  );
}

/** For one part of a screen. */
export function PartFailure({ title, error, onRetry }: FailureProps) {
  const t = useT();
  return (
    <div role="alert" className="flex flex-col items-start gap-3 p-5 text-sm">
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-muted-foreground">{t.say(reasonOf(error))}</p>
      </div>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {t("common.tryAgain")}
      </Button>
    </div>
  );
}

type ReloadFailureProps = {
  text: string;
  /** The SWR response on screen. */
  answer: { data?: unknown; error?: unknown; mutate: () => unknown };
};

/** Revalidation failed: what is shown may be out of date. */
export function ReloadFailure({ text, answer: { data, error, mutate } }: ReloadFailureProps) {
  const t = useT();
  if (data === undefined || error === undefined) return null;
  return (
    <Alert variant="warning">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>{text}</span>
        <Button variant="outline" size="sm" onClick={() => mutate()}>
          {t("common.tryAgain")}
        </Button>
      </div>
    </Alert>
  );
}
