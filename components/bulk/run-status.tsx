"use client";

import { useEffect, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { toast } from "@/components/ui/toast";
import { showBulkChanges, undoBulk, useBulkRun } from "@/lib/api/bulk";
import { reasonOf } from "@/lib/api/call/request";
import { Skipped } from "./counts";

type RunStatusProps = {
  id: number;
  onClose: () => void;
};

/** How far a run is, then how it came out, with Undo where there is one. */
export function RunStatus({ id, onClose }: RunStatusProps) {
  const t = useT();
  const [undoing, setUndoing] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const { data: run } = useBulkRun(undoing ?? id);
  const isFinished = run?.is_finished === true;
  useEffect(() => {
    if (isFinished) void showBulkChanges();
  }, [isFinished]);

  async function takeBack() {
    setBusy(true);
    try {
      setUndoing((await undoBulk(id)).id);
    } catch (error) {
      toast.error(t.say(reasonOf(error)));
    } finally {
      setBusy(false);
    }
  }

  if (!run?.is_finished) {
    const { total = 0, changed = 0, skipped = [] } = run ?? {};
    const done = skipped.reduce((sum, { count }) => sum + count, changed);
    return (
      <div className="flex w-full flex-col gap-2 text-sm">
        <p role="status" className="flex flex-wrap gap-x-3 tabular-nums">
          <span className="font-medium">{t("bulk.progress", { done, total })}</span>
          <span className="text-muted-foreground">{t("bulk.goesOn")}</span>
        </p>
        <Progress aria-label={t("bulk.progressLabel")} value={total === 0 ? null : (done / total) * 100} />
      </div>
    );
  }
  return (
    <>
      <p role="status" className="me-auto text-sm tabular-nums">
        <span className="font-medium">{t(undoing === null ? "bulk.done" : "bulk.undone", { count: run.changed })}</span>
        <Skipped skipped={run.skipped} />
      </p>
      {run.undoable_until !== null && run.changed > 0 && (
        <Button variant="outline" size="sm" busy={busy} onClick={takeBack}>
          {t("bulk.undo")}
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={onClose}>
        {t("bulk.close")}
      </Button>
    </>
  );
}
