"use client";

import { useRouter } from "next/navigation";
import { useSyncExternalStore } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { dropGuards, stay, waitingLeave, watchLeave } from "@/components/ui/navigation/leave-guards";
import { useBackGuard } from "./use-back-guard";

/** The one question before unsaved changes are left, for every form of the dashboard. */
export function LeaveDialog() {
  const router = useRouter();
  const leave = useSyncExternalStore(watchLeave, waitingLeave, () => null);
  useBackGuard();

  function go() {
    stay();
    dropGuards();
    if (typeof leave === "string") router.push(leave);
    else leave?.();
  }

  return (
    <ConfirmDialog
      open={leave !== null}
      onOpenChange={(open) => !open && stay()}
      title="Leave without saving?"
      description="What you changed here has not been saved yet."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={go}
    />
  );
}
