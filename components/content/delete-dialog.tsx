"use client";

import type { DialogControl } from "@/components/ui/dialog";
import { messageOf } from "@/lib/api/call/request";
import { ActDialog } from "./act-dialog";

export type DeleteDialogProps = DialogControl & {
  /** What kind of thing is deleted, in lower case: "document". */
  noun: string;
  /** Which one. */
  name: string;
  /** What to know beyond the question. */
  warning?: string;
  /** Shown whatever the server says; without it the server's reason comes first. */
  failureText?: string;
  onDelete: () => Promise<void>;
};

/** Asks, deletes, and stays open with the reason when that failed. */
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
