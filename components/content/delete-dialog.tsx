"use client";

import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { messageOf } from "@/lib/api/call/request";

export type DeleteDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function change(next: boolean) {
    setFailure(null);
    onOpenChange(next);
  }

  async function remove() {
    setBusy(true);
    setFailure(null);
    try {
      await onDelete();
      toast.success(`${name} was deleted`);
      onOpenChange(false);
    } catch (error) {
      setFailure(failureText ?? messageOf(error, `Failed to delete ${noun}`));
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={`Delete ${name}`}
      description={[`Are you sure you want to delete this ${noun}?`, warning].filter(Boolean).join(" ")}
      error={failure}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={busy}
      onConfirm={remove}
    />
  );
}
