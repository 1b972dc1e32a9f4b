import { CloudOff } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Spinner } from "@/components/ui/spinner";
import { reasonOf } from "@/lib/api/call/request";

export function LoadingScreen() {
  const t = useT();
  return (
    <div className="grid min-h-dvh place-items-center p-6">
      <div className="flex flex-col items-center gap-4 text-sm text-muted-foreground">
        <Spinner label={t("common.loading")} size="lg" className="text-primary" />
        <p>{t("common.session.loading")}</p>
      </div>
    </div>
  );
}

export function LoadingFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <EmptyState heading="h1" icon={CloudOff} title={t("common.session.failed")} description={t.say(reasonOf(error))}>
        <Button onClick={onRetry}>{t("common.tryAgain")}</Button>
      </EmptyState>
    </main>
  );
}
