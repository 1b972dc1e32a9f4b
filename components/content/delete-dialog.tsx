"use client";

import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { messageOf } from "@/lib/api/request";

type DeleteDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What kind of thing is deleted, in lower case: "document". */
  noun: string;
  /** Which one. */
  name: string;
  onDelete: () => Promise<void>;
};

/** Asks, deletes, and stays open with the reason when that failed. */
export function DeleteDialog({ open, onOpenChange, noun, name, onDelete }: DeleteDialogProps) {
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
      setFailure(messageOf(error, `Failed to delete ${noun}`));
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={`Delete ${name}`}
      description={`Are you sure you want to delete this ${noun}?`}
      error={failure}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={busy}
      onConfirm={remove}
    />
  );
}
