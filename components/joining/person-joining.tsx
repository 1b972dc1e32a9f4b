"use client";

import { Send } from "lucide-react";
import { useState } from "react";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { useHasTeam } from "@/lib/api/has-team";
import { useJoining } from "@/lib/api/joining";
import { withMessages } from "@/lib/browser/messages";
import type { TeamPerson } from "@/lib/contract/content/person";
import * as paths from "@/lib/paths";

export const InvitePersonDialog = lazyDialog(
  withMessages(["joining"], () => import("./invite-person-dialog").then((file) => file.InvitePersonDialog)),
);

/** Leads to who joins and how, with how many wait; nothing without a team. */
export function InviteLink() {
  const t = useT();
  const waiting = useJoining().data?.waiting ?? 0;
  const hasTeam = useHasTeam();
  if (!hasTeam) return null;
  return (
    <Link href={paths.invitePeople} className={buttonVariants({ variant: "outline" })}>
      <Send aria-hidden="true" />
      {t("people.invite.open")}
      {waiting > 0 && <Badge variant="warning">{t("people.invite.waiting", { count: waiting })}</Badge>}
    </Link>
  );
}

/** Invites a person who has no account of the company's so far; nothing without a team. */
export function InviteAction({ person }: { person: TeamPerson }) {
  const t = useT();
  const hasTeam = useHasTeam();
  const [open, setOpen] = useState(false);
  if (!hasTeam || !person.account || person.account.status === "joined") return null;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Send aria-hidden="true" />
        {rich(t, "people.invite.person", { name: person.name, heard })}
      </Button>
      <InvitePersonDialog person={person} open={open} onOpenChange={setOpen} />
    </>
  );
}
