"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { reasonOf } from "@/lib/api/call/request";
import { cancelEmailChange, resendEmailCode } from "@/lib/api/email-change";

/** For a mail that does not come, and an address that was mistyped. */
export function PendingEmailActions() {
  const [busy, setBusy] = useState<"resend" | "cancel" | null>(null);

  async function run(name: "resend" | "cancel", work: () => Promise<void>, done: string) {
    setBusy(name);
    await work().then(
      () => toast.success(done),
      (error) => toast.error(reasonOf(error)),
    );
    setBusy(null);
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="outline"
        size="sm"
        busy={busy === "resend"}
        disabled={busy !== null}
        onClick={() => void run("resend", resendEmailCode, "Another code is on its way")}
      >
        Send another code
      </Button>
      <Button
        variant="ghost"
        size="sm"
        busy={busy === "cancel"}
        disabled={busy !== null}
        onClick={() => void run("cancel", cancelEmailChange, "Your email stays as it was")}
      >
        Keep my old email
      </Button>
    </div>
  );
}
