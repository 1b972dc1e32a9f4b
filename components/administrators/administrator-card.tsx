"use client";

import { Ban, CircleCheck, Link2, Trash2, UserRound } from "lucide-react";
import { useState } from "react";
import { ContentCard } from "@/components/content/content-card";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { RelativeTime } from "@/components/ui/time";
import { removeAdministrator, setAdministratorActive } from "@/lib/api/administrators";
import { withMessages } from "@/lib/browser/messages";
import type { Administrator } from "@/lib/contract/identity/schema";
import * as paths from "@/lib/paths";

const OwnerProofDialog = lazyDialog(
  withMessages(["account"], () =>
    import("@/components/password/owner-proof-dialog").then((file) => file.OwnerProofDialog),
  ),
);
const InviteAgainDialog = lazyDialog(
  withMessages(["administrators", "account-rules", "account"], () =>
    import("./invite-dialog").then((file) => file.InviteAgainDialog),
  ),
);

export function AdministratorCard({ administrator }: { administrator: Administrator }) {
  const t = useT();
  const { name, email, is_self: isSelf, seen_at: seenAt } = administrator;
  return (
    <ContentCard
      title={name}
      description={email}
      icon={<Avatar name={name} className="size-10 rounded-full" />}
      badge={<StateBadge {...administrator} />}
      meta={
        <span>
          {seenAt
            ? rich(t, "administrators.lastActive", { time: () => <RelativeTime time={seenAt} /> })
            : t("administrators.notSignedIn")}
        </span>
      }
      actions={
        isSelf ? (
          <Link href={paths.profile} className={buttonVariants({ variant: "ghost", size: "sm" })}>
            <UserRound aria-hidden="true" />
            {t("administrators.ownAccount")}
          </Link>
        ) : (
          <Actions administrator={administrator} />
        )
      }
    />
  );
}

function StateBadge({ is_self, is_active, is_invited }: Administrator) {
  const t = useT();
  if (is_self) return <Badge variant="success">{t("administrators.state.self")}</Badge>;
  if (!is_active) return <Badge variant="destructive">{t("administrators.state.blocked")}</Badge>;
  return is_invited ? <Badge variant="warning">{t("administrators.state.invited")}</Badge> : null;
}

type Question = "invite" | "block" | "remove";

function Actions({ administrator }: { administrator: Administrator }) {
  const t = useT();
  const { id, name, is_active: isActive, is_invited: isInvited } = administrator;
  const [open, setOpen] = useState<Question | null>(null);
  const control = (question: Question) => ({
    open: open === question,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? question : null),
  });
  const Icon = isActive ? Ban : CircleCheck;
  return (
    <>
      {isInvited && isActive && (
        <Button variant="ghost" size="sm" onClick={() => setOpen("invite")}>
          <Link2 aria-hidden="true" />
          {rich(t, "administrators.again.open", { name, heard })}
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={() => setOpen("block")}>
        <Icon aria-hidden="true" />
        {rich(t, isActive ? "administrators.block.open" : "administrators.unblock.open", { name, heard })}
      </Button>
      <Button variant="destructive-ghost" size="sm" className="ms-auto" onClick={() => setOpen("remove")}>
        <Trash2 aria-hidden="true" />
        {rich(t, "administrators.remove.open", { name, heard })}
      </Button>
      <InviteAgainDialog administrator={administrator} {...control("invite")} />
      <OwnerProofDialog
        {...control("block")}
        name={`block-administrator-${id}`}
        title={t(isActive ? "administrators.block.title" : "administrators.unblock.title", { name })}
        description={t(isActive ? "administrators.block.description" : "administrators.unblock.description")}
        submitLabel={t(isActive ? "administrators.block.submit" : "administrators.unblock.submit")}
        busyLabel={t(isActive ? "administrators.block.busy" : "administrators.unblock.busy")}
        destructive={isActive}
        act={async (input) => {
          await setAdministratorActive(id, !isActive, input);
          return t(isActive ? "administrators.block.done" : "administrators.unblock.done", { name });
        }}
      />
      <OwnerProofDialog
        {...control("remove")}
        name={`remove-administrator-${id}`}
        title={t("administrators.remove.title", { name })}
        description={t("administrators.remove.description")}
        submitLabel={t("administrators.remove.submit")}
        busyLabel={t("administrators.remove.busy")}
        destructive
        act={async (input) => {
          await removeAdministrator(id, input);
          return t("administrators.remove.done", { name });
        }}
      />
    </>
  );
}
