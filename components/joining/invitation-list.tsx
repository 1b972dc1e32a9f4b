"use client";

import { useState } from "react";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { withdrawInvitation } from "@/lib/api/joining";
import type { Invitation } from "@/lib/contract/joining/schema";
import { formatDateTime } from "@/lib/format/date";

type ListProps = { invitations: readonly Invitation[]; onWithdraw?: (id: number) => Promise<void> };
type RowProps = { invitation: Invitation; onWithdraw: (id: number) => Promise<void> };

/** Who is invited and has not come so far. */
export function InvitationList({ invitations, onWithdraw = withdrawInvitation }: ListProps) {
  const t = useT();
  if (invitations.length === 0) return null;
  return (
    <ul aria-label={t("joining.invitations.title")} className="flex w-full flex-col divide-y divide-border">
      {invitations.map((invitation) => (
        <li key={invitation.id} className="py-3 first:pt-0 last:pb-0">
          <Row invitation={invitation} onWithdraw={onWithdraw} />
        </li>
      ))}
    </ul>
  );
}

function Row({ invitation: { id, name, email, phone, role, expires_at }, onWithdraw }: RowProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const shown = name || email || phone || t("joining.invitations.nameless");

  async function withdraw() {
    setBusy(true);
    try {
      await onWithdraw(id);
      toast.success(t("joining.invitations.withdrawn", { name: shown }));
    } catch (error) {
      toast.error(t.say(messageOf(error, t("joining.invitations.withdrawFailed"))));
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere" dir="auto">
            {shown}
          </span>
          {role !== "member" && <Badge>{t(`joining.roles.${role}`)}</Badge>}
        </p>
        <p className="text-muted-foreground">
          {t("joining.invitations.until", { time: formatDateTime(t, expires_at) })}
        </p>
      </div>
      <Button size="sm" variant="destructive-ghost" busy={busy} onClick={() => void withdraw()}>
        {rich(t, "joining.invitations.withdraw", { name: shown, heard })}
      </Button>
    </div>
  );
}
