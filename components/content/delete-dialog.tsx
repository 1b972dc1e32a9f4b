"use client";

import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { messageOf } from "@/lib/api/call/request";
import type { Place } from "@/lib/i18n/messages";
import { ActDialog } from "./act-dialog";

export type DeleteDialogProps = DialogControl & {
  words: Place<"question" | "failed">;
  /** Which one. */
  name: string;
  /** Always shown instead of the server's reason. */
  failureText?: string;
  onDelete: () => Promise<void>;
};

/** Confirms, deletes, and stays open with the reason on failure. */
export function DeleteDialog({ open, onOpenChange, words, name, failureText, onDelete }: DeleteDialogProps) {
  const t = useT();
  return (
    <ActDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("common.delete.title", { name })}
      description={t(`${words}.question`)}
      confirmLabel={t("common.delete.action")}
      busyLabel={t("common.delete.busy")}
      tellFailure={(error) => failureText ?? messageOf(error, t(`${words}.failed`))}
      act={async () => {
        await onDelete();
        return t("common.delete.done", { name });
      }}
    />
  );
}
