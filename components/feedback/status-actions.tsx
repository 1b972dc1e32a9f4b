"use client";

import { Check, type LucideIcon, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { FeedbackStatus } from "@/lib/contract/feedback/values";
import { decideFeedback } from "./decide-feedback";

type StatusActionsProps = {
  status: FeedbackStatus;
  /** What is decided about. */
  name: string;
  onChange: (status: FeedbackStatus) => Promise<void>;
};

/** Puts on the card what waits, and takes off it what is there. */
export function StatusActions({ status, name, onChange }: StatusActionsProps) {
  const [busy, setBusy] = useState(false);

  async function change(next: FeedbackStatus) {
    setBusy(true);
    await decideFeedback({ name, former: status, next, change: onChange });
    setBusy(false);
  }

  const button = (Icon: LucideIcon, label: string, next: FeedbackStatus) => (
    <Button variant="ghost" size="sm" disabled={busy} aria-label={`${label} ${name}`} onClick={() => change(next)}>
      <Icon aria-hidden="true" />
      {label}
    </Button>
  );
  return (
    <>
      {status === "pending" && button(Check, "Approve", "approved")}
      {status !== "rejected" && button(X, "Reject", "rejected")}
    </>
  );
}
