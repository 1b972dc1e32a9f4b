"use client";

import { useState } from "react";
import { CodeForm } from "@/components/form/code-form";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { toast } from "@/components/ui/toast";
import { reasonOf } from "@/lib/api/call/request";
import { cancelEmailChange, confirmEmail, resendEmailCode } from "@/lib/api/email-change";
import { withMessages } from "@/lib/browser/messages";
import type { ConfirmEmailInput } from "@/lib/contract/identity/schema";
import { signInName } from "@/lib/contract/identity/values";
import type { T } from "@/lib/i18n/translator";

/** Where the code is typed that was mailed to a new address. */
export function ConfirmEmail({ pending }: { pending: string }) {
  const t = useT();
  const user = useSessionUser();
  return (
    <SectionCard
      title={t("account.email.title")}
      description={rich(t, "account.email.description", {
        new: (address) => <strong className="break-all font-medium text-foreground">{address}</strong>,
        pending,
        email: signInName(user),
      })}
    >
      <div className="flex flex-col gap-4">
        <CodeForm
          key={pending}
          schema={withMessages(["account-rules"], () =>
            import("@/lib/contract/identity/schema").then(({ confirmEmailSchema }) => confirmEmailSchema),
          )}
          submitLabel={t("account.email.confirm")}
          failureText={t("account.email.failed")}
          isNumeric
          onSubmit={(input) => confirm(t, input, pending)}
        />
        <PendingEmailActions />
      </div>
    </SectionCard>
  );
}

async function confirm(t: T, input: ConfirmEmailInput, email: string): Promise<void> {
  await confirmEmail(input);
  toast.success(t("account.email.confirmed", { email }));
}

/** For a mail that does not come, and an address that was mistyped. */
export function PendingEmailActions() {
  const t = useT();
  const [busy, setBusy] = useState<"resend" | "cancel" | null>(null);

  async function run(name: "resend" | "cancel", work: () => Promise<void>, done: string) {
    setBusy(name);
    await work().then(
      () => toast.success(done),
      (error) => toast.error(t.say(reasonOf(error))),
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
        onClick={() => void run("resend", resendEmailCode, t("account.email.resent"))}
      >
        {t("account.email.resend")}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        busy={busy === "cancel"}
        disabled={busy !== null}
        onClick={() => void run("cancel", cancelEmailChange, t("account.email.kept"))}
      >
        {t("account.email.keep")}
      </Button>
    </div>
  );
}
