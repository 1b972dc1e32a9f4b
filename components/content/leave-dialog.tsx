"use client";

import { useSyncExternalStore } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { answerLeave, isAsking, watchAsking } from "@/components/ui/leave-guards";
import { useBackGuard } from "./use-back-guard";

/** The one question before unsaved changes are left, for every form of the dashboard. */
export function LeaveDialog() {
  const open = useSyncExternalStore(watchAsking, isAsking, () => false);
  useBackGuard();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && answerLeave(false)}
      title="Leave without saving?"
      description="What you changed here has not been saved yet."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => answerLeave(true)}
    />
  );
}
