"use client";

import { ExternalLink, Eye, LogOut, Pencil, Printer, Send, Share2, ShieldCheck, Trash2 } from "lucide-react";
import { useState } from "react";
import { DeleteAction } from "@/components/content/delete-action";
import { DeleteDialog } from "@/components/content/delete-dialog";
import { RowMenu } from "@/components/content/row-menu";
import { DialogAction } from "@/components/form/dialog-action";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { InviteAction, InvitePersonDialog } from "@/components/joining/person-joining";
import { ShowAction } from "@/components/own-plan/show-action";
import { useShowContent } from "@/components/own-plan/use-show-content";
import { useCan, useSessionUser } from "@/components/session/session-user";
import { useSite } from "@/components/session/site";
import { shareLink } from "@/components/share/share-link";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { deletePerson } from "@/lib/api/leaving";
import { useTeam } from "@/lib/api/team";
import { withMessages } from "@/lib/browser/messages";
import { asShown } from "@/lib/card/card-address";
import type { TeamPerson } from "@/lib/contract/content/person";
import { withOrigin } from "@/lib/contract/link-origin";
import type { Team } from "@/lib/contract/team/schema";
import * as paths from "@/lib/paths";

const EditPersonDialog = lazyDialog(
  withMessages(["people", "profile", "file-rules", "content-rules", "cards-rules", "picture"], () =>
    import("./person-dialogs").then(({ EditPersonDialog }) => EditPersonDialog),
  ),
);
const AccessDialog = lazyDialog(
  withMessages(["people"], () => import("./access-dialog").then(({ AccessDialog }) => AccessDialog)),
);
const LeaveDialog = lazyDialog(
  withMessages(["hand-over", "leaving"], () =>
    import("@/components/leaving/leave-dialog").then((file) => file.LeaveDialog),
  ),
);

type Props = { person: TeamPerson };

/** All of it in sight for an owner whose people are names on the card alone. */
export function PersonActions({ person }: Props) {
  const { data: team } = useTeam();
  const hasMenu = team !== undefined && (team.person_cards || team.members > 1);
  return (
    <>
      {!hasMenu && (
        <>
          <ShowAction content="people" item={person} name={person.name} />
          <InviteAction person={person} />
        </>
      )}
      <DialogAction icon={Pencil} words="people.edit" name={person.name}>
        {(dialog) => <EditPersonDialog person={person} {...dialog} />}
      </DialogAction>
      {hasMenu ? (
        <TeamActions person={person} team={team} />
      ) : (
        <DeleteAction words="people.delete" name={person.name} onDelete={() => deletePerson(person.id)} />
      )}
    </>
  );
}

/** Sharing the card as a button; everything else in the menu. */
function TeamActions({ person, team }: Props & { team: Team }) {
  const t = useT();
  const site = useSite();
  const canManage = useCan("team.manage");
  const [open, setOpen] = useState<"invite" | "access" | "leave" | "delete" | null>(null);
  const { id, name, account } = person;
  const show = useShowContent("people", person, name);
  const hasCard = team.person_cards && !person.is_resting;
  const url = site.url + paths.person(team, asShown(person, team));
  // Taking the card away leaves the owner the company.
  const isLeaving = useSessionUser().person_id !== id && team.person_cards;
  const control = (which: typeof open) => ({
    open: open === which,
    onOpenChange: (next: boolean) => setOpen(next ? which : null),
  });

  return (
    <>
      {hasCard && (
        <Button variant="ghost" size="sm" onClick={() => void shareLink(t, name, withOrigin(url, "share"))}>
          <Share2 aria-hidden="true" />
          {rich(t, "people.cards.share", { name, heard })}
        </Button>
      )}
      <div className="ms-auto">
        <RowMenu
          name={name}
          actions={[
            show && { icon: Eye, label: t("own-plan.show.action"), onSelect: () => void show() },
            hasCard && { icon: ExternalLink, label: rich(t, "people.cards.view", { name, heard }), href: url },
            hasCard && {
              icon: Printer,
              label: rich(t, "people.cards.print", { name, heard }),
              href: paths.personPrintSheet(team, person),
              download: "",
            },
            account !== undefined &&
              account.status !== "joined" && {
                icon: Send,
                label: rich(t, "people.invite.person", { name, heard }),
                onSelect: () => setOpen("invite"),
              },
            canManage &&
              account?.role != null && {
                icon: ShieldCheck,
                label: t("people.access.action"),
                onSelect: () => setOpen("access"),
              },
            isLeaving
              ? { icon: LogOut, label: t("leaving.submit"), isDestructive: true, onSelect: () => setOpen("leave") }
              : {
                  icon: Trash2,
                  label: t("common.delete.action"),
                  isDestructive: true,
                  onSelect: () => setOpen("delete"),
                },
          ]}
        />
      </div>
      <InvitePersonDialog person={person} {...control("invite")} />
      {account?.role && <AccessDialog person={person} {...control("access")} />}
      <LeaveDialog person={person} {...control("leave")} />
      <DeleteDialog words="people.delete" name={name} onDelete={() => deletePerson(id)} {...control("delete")} />
    </>
  );
}
