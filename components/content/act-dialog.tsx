"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { toast, undoMs } from "@/components/ui/toast";
import { reasonOf } from "@/lib/api/call/request";

export type ActDialogProps = DialogControl & {
  title: string;
  description: string;
  confirmLabel: string;
  busyLabel: string;
  destructive?: boolean;
  /** Replaces the error's own message. */
  tellFailure?: (error: unknown) => string;
  /** @returns the success message */
  act: () => Promise<string>;
  /** Offered with that message. */
  undo?: { label: string; onClick: () => void };
};

/** Confirms, acts, and stays open with the reason on failure. */
export function ActDialog({ onOpenChange, tellFailure = reasonOf, act, undo, ...dialog }: ActDialogProps) {
  const t = useT();
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
      toast.success(await act(), undo && { action: undo, duration: undoMs });
      onOpenChange(false);
    } catch (error) {
      setFailure(t.say(tellFailure(error)));
    } finally {
      setBusy(false);
    }
  }

  return <ConfirmDialog {...dialog} onOpenChange={change} error={failure} busy={busy} onConfirm={confirm} />;
}
