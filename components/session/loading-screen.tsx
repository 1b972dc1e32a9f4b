import { useT } from "@/components/i18n/translator-context";
import { Spinner } from "@/components/ui/spinner";

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
