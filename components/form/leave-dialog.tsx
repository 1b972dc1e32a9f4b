"use client";

import { useRouter } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { useT } from "@/components/i18n/translator-context";
import { isOverlayOpen } from "@/components/ui/back-closes";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import {
  askToLeave,
  dropGuards,
  isGuarded,
  stay,
  waitingLeave,
  watchLeave,
} from "@/components/ui/navigation/leave-guards";

export function LeaveDialog() {
  const t = useT();
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
      title={t("common.leaving.title")}
      description={t("common.leaving.description")}
      confirmLabel={t("common.leaving.confirm")}
      cancelLabel={t("common.leaving.stay")}
      onConfirm={go}
    />
  );
}

/** Guards back and forward. Needs the Navigation API; other browsers leave without asking. */
function useBackGuard(): void {
  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation };
    if (!navigation) return;
    function guard(event: NavigateEvent) {
      if (event.navigationType !== "traverse" || !event.cancelable || isOverlayOpen() || !isGuarded()) return;
      event.preventDefault();
      const { key } = event.destination;
      askToLeave(() => navigation?.traverseTo(key));
    }
    navigation.addEventListener("navigate", guard);
    return () => navigation.removeEventListener("navigate", guard);
  }, []);
}
