"use client";

import { useSessionUser } from "@/components/session/session-user";
import { SectionCard } from "@/components/ui/section-card";
import { CodeForm } from "./code-form";
import { PendingEmailActions } from "./pending-email-actions";

/** Where the code is typed that was mailed to a new address; nothing where none waits for one. */
export function PendingEmail() {
  const { email, pending_email: pending } = useSessionUser();
  return pending ? (
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
        <CodeForm key={pending} email={pending} />
        <PendingEmailActions />
      </div>
    </SectionCard>
  ) : null;
}
