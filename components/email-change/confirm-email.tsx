"use client";

import { CodeForm } from "@/components/form/code-form";
import { useSessionUser } from "@/components/session/session-user";
import { SectionCard } from "@/components/ui/section-card";
import { toast } from "@/components/ui/toast";
import { confirmEmail } from "@/lib/api/email-change";
import type { ConfirmEmailInput } from "@/lib/contract/identity/schema";
import { PendingEmailActions } from "./pending-email-actions";

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
