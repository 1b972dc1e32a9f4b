import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

type SaveBarProps = {
  busy: boolean;
  /** Not to be saved yet. */
  held: boolean;
  failure: string | null;
  onCancel: () => void;
  preview?: ReactNode;
};

/** Stays at the screen's lower edge while its form is longer than the screen. */
export function SaveBar({ busy, held, failure, onCancel, preview }: SaveBarProps) {
  const t = useT();
  return (
    <div className="save-bar sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-t border-border bg-background px-4 py-3 pb-safe sm:-mx-6 sm:px-6">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      <div className="flex gap-3 max-sm:flex-wrap max-sm:gap-2 max-sm:*:flex-1 max-sm:*:px-2 sm:justify-end large-text:flex-wrap large-text:*:basis-2/5">
        <Button variant="outline" disabled={busy} onClick={onCancel}>
          {t("profile.edit.cancel")}
        </Button>
        {preview}
        <Button type="submit" busy={busy} disabled={held}>
          {busy ? t("profile.edit.busy") : t("profile.edit.save")}
        </Button>
      </div>
    </div>
  );
}
