"use client";

import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { InvitationList } from "@/components/joining/invitation-list";
import { PartFailure } from "@/components/list/failures";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { LocalTime } from "@/components/ui/time";
import { useOwners, withdrawOwner } from "@/lib/api/joining";
import { withMessages } from "@/lib/browser/messages";
import type { Client } from "@/lib/contract/clients/schema";
import type { Owners } from "@/lib/contract/joining/schema";

const OwnerDialog = lazyDialog(
  withMessages(["clients", "joining"], () =>
    import("@/components/joining/owner-dialog").then((file) => file.OwnerDialog),
  ),
);

/** Who owns the client, and who is invited to: the way in for one whose owners are gone. */
export function OwnerSection({ client: { id, company_name, is_active } }: { client: Client }) {
  const t = useT();
  const { data, error, mutate } = useOwners(id);
  const [isInviting, setIsInviting] = useState(false);
  return (
    <SectionCard title={t("clients.owners.title")} description={t("clients.owners.text")}>
      {data ? (
        <div className="flex flex-col items-start gap-4">
          <OwnerList owners={data.owners} />
          {data.invitations.length > 0 && (
            <h3 className="w-full border-t border-border pt-4 text-sm font-medium">{t("joining.invitations.title")}</h3>
          )}
          <InvitationList invitations={data.invitations} onWithdraw={(invitation) => withdrawOwner(id, invitation)} />
          {!is_active && <p className="text-sm text-muted-foreground">{t("clients.owners.inactive")}</p>}
          <Button variant="outline" onClick={() => setIsInviting(true)}>
            <UserRoundPlus aria-hidden="true" />
            {t("clients.owners.invite")}
          </Button>
        </div>
      ) : error ? (
        <PartFailure title={t("clients.owners.failed")} error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton className="h-11 w-full" />
      )}
      <OwnerDialog clientId={id} company={company_name ?? ""} open={isInviting} onOpenChange={setIsInviting} />
    </SectionCard>
  );
}

function OwnerList({ owners }: Pick<Owners, "owners">) {
  const t = useT();
  if (owners.length === 0) return <p className="text-sm text-muted-foreground">{t("clients.owners.none")}</p>;
  return (
    <ul aria-label={t("clients.owners.title")} className="flex w-full flex-col divide-y divide-border">
      {owners.map(({ id, name, email, phone, joined_at }) => (
        <li key={id} className="flex min-w-0 flex-col py-3 text-sm first:pt-0 last:pb-0">
          <span className="font-medium wrap-anywhere" dir="auto">
            {name}
          </span>
          {[email, phone].map(
            (way) =>
              way && (
                <bdi key={way} dir="ltr" className="self-start wrap-anywhere">
                  {way}
                </bdi>
              ),
          )}
          <span className="text-muted-foreground">
            {rich(t, "clients.owners.since", { time: () => <LocalTime time={joined_at} /> })}
          </span>
        </li>
      ))}
    </ul>
  );
}
