"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { reasonOf } from "@/lib/api/call/request";

export type ActDialogProps = DialogControl & {
  title: string;
  description: string;
  confirmLabel: string;
  busyLabel: string;
  /** What is said of a failure, where it is not the reason itself. */
  tellFailure?: (error: unknown) => string;
  /** Gives what is said once it is done. */
  act: () => Promise<string>;
};

/** Asks, acts, and stays open with the reason when that failed. */
export function ActDialog({ onOpenChange, tellFailure = reasonOf, act, ...dialog }: ActDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function change(next: boolean) {
    setFailure(null);
    onOpenChange(next);
  }

  async function confirm() {
    setBusy(true);
    setFailure(null);
    try {
      toast.success(await act());
      onOpenChange(false);
    } catch (error) {
      setFailure(tellFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return <ConfirmDialog {...dialog} onOpenChange={change} error={failure} busy={busy} onConfirm={confirm} />;
}
