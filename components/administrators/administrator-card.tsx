"use client";

import { Ban, CircleCheck, Link2, Trash2, UserRound } from "lucide-react";
import { useState } from "react";
import { ContentCard } from "@/components/content/content-card";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { RelativeTime } from "@/components/ui/time";
import { removeAdministrator, setAdministratorActive } from "@/lib/api/administrators";
import type { Administrator } from "@/lib/contract/identity/schema";
import * as paths from "@/lib/paths";

const OwnerProofDialog = lazyDialog(() =>
  import("@/components/password/owner-proof-dialog").then((file) => file.OwnerProofDialog),
);
const InviteAgainDialog = lazyDialog(() => import("./invite-dialog").then((file) => file.InviteAgainDialog));

export function AdministratorCard({ administrator }: { administrator: Administrator }) {
  const { name, email, is_self: isSelf, seen_at: seenAt } = administrator;
  return (
    <ContentCard
      title={name}
      description={email}
      icon={<Avatar name={name} className="size-10 rounded-full" />}
      badge={<StateBadge {...administrator} />}
      meta={
        <span>
          {seenAt ? (
            <>
              Last active <RelativeTime time={seenAt} />
            </>
          ) : (
            "Not signed in"
          )}
        </span>
      }
      actions={
        isSelf ? (
          <Link href={paths.profile} className={buttonVariants({ variant: "ghost", size: "sm" })}>
            <UserRound aria-hidden="true" />
            Your account
          </Link>
        ) : (
          <Actions administrator={administrator} />
        )
      }
    />
  );
}

function StateBadge({ is_self, is_active, is_invited }: Administrator) {
  if (is_self) return <Badge variant="success">You</Badge>;
  if (!is_active) return <Badge variant="destructive">Blocked</Badge>;
  return is_invited ? <Badge variant="warning">Invited</Badge> : null;
}

type Question = "invite" | "block" | "remove";

function Actions({ administrator }: { administrator: Administrator }) {
  const { id, name, is_active: isActive, is_invited: isInvited } = administrator;
  const [open, setOpen] = useState<Question | null>(null);
  const control = (question: Question) => ({
    open: open === question,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? question : null),
  });
  const Icon = isActive ? Ban : CircleCheck;
  const act = isActive ? "Block" : "Unblock";
  return (
    <>
      {isInvited && isActive && (
        <Button variant="ghost" size="sm" onClick={() => setOpen("invite")}>
          <Link2 aria-hidden="true" />
          New link<span className="sr-only"> for {name}</span>
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={() => setOpen("block")}>
        <Icon aria-hidden="true" />
        {act}
        <span className="sr-only"> {name}</span>
      </Button>
      <Button variant="destructive-ghost" size="sm" className="ml-auto" onClick={() => setOpen("remove")}>
        <Trash2 aria-hidden="true" />
        Remove<span className="sr-only"> {name}</span>
      </Button>
      <InviteAgainDialog administrator={administrator} {...control("invite")} />
      <OwnerProofDialog
        {...control("block")}
        name={`block-administrator-${id}`}
        title={`${act} ${name}?`}
        description={
          isActive
            ? "They are signed out everywhere now and cannot sign in until you unblock them."
            : "They can sign in again with their own password."
        }
        submitLabel={act}
        busyLabel={isActive ? "Blocking..." : "Unblocking..."}
        destructive={isActive}
        act={async (input) => {
          await setAdministratorActive(id, !isActive, input);
          return isActive ? `${name} is blocked` : `${name} can sign in again`;
        }}
      />
      <OwnerProofDialog
        {...control("remove")}
        name={`remove-administrator-${id}`}
        title={`Remove ${name}?`}
        description="They are signed out everywhere now and their account is deleted. Clients and cards stay as they are."
        submitLabel="Remove"
        busyLabel="Removing..."
        destructive
        act={async (input) => {
          await removeAdministrator(id, input);
          return `${name} is removed`;
        }}
      />
    </>
  );
}
