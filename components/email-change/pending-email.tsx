"use client";

import { useSessionUser } from "@/components/session/session-user";
import { lazyPart } from "@/components/ui/lazy";
import { Skeleton } from "@/components/ui/skeleton";
import { withMessages } from "@/lib/browser/messages";

const ConfirmEmail = lazyPart(
  withMessages(["account"], () => import("./confirm-email").then((file) => file.ConfirmEmail)),
  <Skeleton rounded="xl" className="h-56" />,
);

/** Where the code is typed that was mailed to a new address; nothing where none waits for one. */
export function PendingEmail() {
  const { pending_email: pending } = useSessionUser();
  return pending ? <ConfirmEmail pending={pending} /> : null;
}
