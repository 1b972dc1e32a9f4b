"use client";

import { useState } from "react";
import { CodeForm } from "@/components/form/code-form";
import { useSessionUser } from "@/components/session/session-user";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { toast } from "@/components/ui/toast";
import { reasonOf } from "@/lib/api/call/request";
import { cancelEmailChange, confirmEmail, resendEmailCode } from "@/lib/api/email-change";
import type { ConfirmEmailInput } from "@/lib/contract/identity/schema";

/** Where the code is typed that was mailed to a new address. */
export function ConfirmEmail({ pending }: { pending: string }) {
  const { email } = useSessionUser();
  return (
    <SectionCard
      title="Confirm your new email"
      description={
        <>
          We sent a code to <strong className="break-all font-medium text-foreground">{pending}</strong>. Until you type
          it here, you sign in with {email}.
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <CodeForm
          key={pending}
          schema={() => import("@/lib/contract/identity/schema").then(({ confirmEmailSchema }) => confirmEmailSchema)}
          submitLabel="Confirm"
          failureText="Could not confirm your email. Please try again."
          isNumeric
          onSubmit={(input) => confirm(input, pending)}
        />
        <PendingEmailActions />
      </div>
    </SectionCard>
  );
}

async function confirm(input: ConfirmEmailInput, email: string): Promise<void> {
  await confirmEmail(input);
  toast.success(`You now sign in with ${email}`);
}

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
