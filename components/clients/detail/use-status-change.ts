"use client";

import { useState } from "react";
import { useBriefMessage } from "@/components/form/use-brief-message";
import { messageOf } from "@/lib/api/call/request";
import { setClientActive } from "@/lib/api/save-clients";
import type { Client } from "@/lib/contract/clients/schema";
import { screenLimits } from "@/lib/contract/values";

/** Activating and deactivating a client. `target` is the state under way, null when nothing is. */
export function useStatusChange({ id, is_active: isActive }: Client) {
  const [target, setTarget] = useState<boolean | null>(null);
  const success = useBriefMessage();
  const failure = useBriefMessage(screenLimits.statusFailure);

  async function toggle() {
    success.hideMessage();
    failure.hideMessage();
    setTarget(!isActive);
    try {
      await setClientActive(id, !isActive);
      success.showMessage(`Client ${isActive ? "deactivated" : "activated"} successfully!`);
    } catch (error) {
      failure.showMessage(messageOf(error, "Failed to update client status. Please try again."));
    } finally {
      setTarget(null);
    }
  }

  return { target, success: success.message, failure: failure.message, toggle };
}

export type StatusChange = ReturnType<typeof useStatusChange>;
