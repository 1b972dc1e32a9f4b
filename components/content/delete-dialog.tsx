"use client";

import type { DialogControl } from "@/components/ui/dialog";
import { messageOf } from "@/lib/api/call/request";
import { ActDialog } from "./act-dialog";

export type DeleteDialogProps = DialogControl & {
  /** Lower case: "document". */
  noun: string;
  /** Which one. */
  name: string;
  warning?: string;
  /** Always shown instead of the server's reason. */
  failureText?: string;
  onDelete: () => Promise<void>;
};

/** Confirms, deletes, and stays open with the reason on failure. */
export function DeleteDialog({ open, onOpenChange, noun, name, warning, failureText, onDelete }: DeleteDialogProps) {
  return (
    <ActDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${name}`}
      description={[`Are you sure you want to delete this ${noun}?`, warning].filter(Boolean).join(" ")}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      tellFailure={(error) => failureText ?? messageOf(error, `Failed to delete ${noun}`)}
      act={async () => {
        await onDelete();
        return `${name} was deleted`;
      }}
    />
  );
}
