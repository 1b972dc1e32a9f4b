"use client";

import { type ReactNode, useState } from "react";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { withdrawInvitation } from "@/lib/api/joining";
import type { Invitation } from "@/lib/contract/joining/schema";
import { formatDateTime } from "@/lib/format/date";
import type { T } from "@/lib/i18n/translator";

type ListProps = {
  invitations: readonly Invitation[];
  mayWithdraw?: (invitation: Invitation) => boolean;
  onWithdraw?: (id: number) => Promise<void>;
};

/** Who is invited and has not come so far. */
export function InvitationList({ invitations, mayWithdraw, onWithdraw = withdrawInvitation }: ListProps) {
  const t = useT();
  if (invitations.length === 0) return null;
  return (
    <ul aria-label={t("joining.invitations.title")} className="flex w-full flex-col divide-y divide-border">
      {invitations.map((invitation) => (
        <li key={invitation.id} className="py-3 first:pt-0 last:pb-0">
          <Row invitation={invitation}>
            {(!mayWithdraw || mayWithdraw(invitation)) && (
              <WithdrawButton invitation={invitation} onWithdraw={onWithdraw} />
            )}
          </Row>
        </li>
      ))}
    </ul>
  );
}

function Row({ invitation, children }: { invitation: Invitation; children: ReactNode }) {
  const t = useT();
  const { role, expires_at } = invitation;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere" dir="auto">
            {nameOf(t, invitation)}
          </span>
          {role !== "member" && <Badge>{t(`joining.roles.${role}`)}</Badge>}
        </p>
        <p className="text-muted-foreground">
          {t("joining.invitations.until", { time: formatDateTime(t, expires_at) })}
        </p>
      </div>
      {children}
    </div>
  );
}

type WithdrawProps = { invitation: Invitation; onWithdraw: (id: number) => Promise<void> };

function WithdrawButton({ invitation, onWithdraw }: WithdrawProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const name = nameOf(t, invitation);

  async function withdraw() {
    setBusy(true);
    try {
      await onWithdraw(invitation.id);
      toast.success(t("joining.invitations.withdrawn", { name }));
    } catch (error) {
      toast.error(t.say(messageOf(error, t("joining.invitations.withdrawFailed"))));
      setBusy(false);
    }
  }

  return (
    <Button size="sm" variant="destructive-ghost" busy={busy} onClick={() => void withdraw()}>
      {rich(t, "joining.invitations.withdraw", { name, heard })}
    </Button>
  );
}

function nameOf(t: T, { name, email, phone }: Invitation): string {
  return name || email || phone || t("joining.invitations.nameless");
}
