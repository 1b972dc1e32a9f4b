import { useId } from "react";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";

export function UploadProgress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const t = useT();
  const label = useId();
  return (
    <div className="flex items-center gap-4 rounded-lg border border-border bg-muted/50 p-3 ps-4">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="flex justify-between gap-3 text-sm">
          <span id={label} className="font-medium">
            {t("common.content.uploadProgress")}
          </span>
          <span className="text-muted-foreground tabular-nums">{percent}%</span>
        </p>
        <Progress value={percent} aria-labelledby={label} />
      </div>
      <Button variant="outline" size="sm" onClick={onCancel}>
        {rich(t, "common.content.cancelUpload", { hidden: (inner) => <span className="sr-only">{inner}</span> })}
      </Button>
    </div>
  );
}
