import { useT } from "@/components/i18n/translator-context";
import { useForesight } from "@/lib/api/bulk";
import { messageOf } from "@/lib/api/call/request";
import type { BulkAction, BulkRun, BulkSelection } from "@/lib/contract/clients/bulk";

/** How many clients stay as they are and why, a line each. */
export function Skipped({ skipped }: Pick<BulkRun, "skipped">) {
  const t = useT();
  return skipped.map(({ reason, count }) => (
    <span key={reason} className="block text-muted-foreground">
      {t(`bulk.skips.${reason}`, { count })}
    </span>
  ));
}

/** What would come of it, before it is done. */
export function Foresight({ action, clients }: { action: BulkAction; clients: BulkSelection }) {
  const t = useT();
  const { data: run, error } = useForesight(action, clients);
  return (
    <p role="status" className="min-h-5 text-sm tabular-nums">
      {run && <span className="block font-medium">{t("bulk.changes", { count: run.changed })}</span>}
      {run && run.resting > 0 && <span className="block">{t("bulk.resting", { count: run.resting })}</span>}
      {run && <Skipped skipped={run.skipped} />}
      {error && <span className="text-destructive">{t.say(messageOf(error, t("bulk.failed")))}</span>}
    </p>
  );
}
