"use client";

import type { ReactNode } from "react";
import { ContentCard } from "@/components/content/content-card";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import type { Selection } from "@/components/list/use-selection";
import { RestingBadge } from "@/components/own-plan/resting-badge";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/field/checkbox";
import { RelativeTime } from "@/components/ui/time";
import { useTeam } from "@/lib/api/team";
import type { PersonFigures } from "@/lib/contract/analytics/schema";
import type { TeamPerson } from "@/lib/contract/content/person";
import { PersonActions } from "./person-actions";

type PersonCardProps = {
  person: TeamPerson;
  /** What their card brought in the last 30 days; nothing is not told. */
  figures?: Pick<PersonFigures, "views" | "leads"> | undefined;
  /** Drag handle and move menu. */
  order?: ReactNode;
  selection?: Selection;
};

export function PersonCard({ person, figures, order, selection }: PersonCardProps) {
  const t = useT();
  const { branches = [] } = useTeam().data ?? {};
  const { id, name, role, phone, whatsapp, email, image, branch_id, account } = person;
  const branch = branches.find((one) => one.id === branch_id)?.name;
  const ways = [branch, phone, whatsapp !== phone && whatsapp, email].filter(Boolean);
  return (
    <ContentCard
      title={name}
      description={role}
      badge={
        <>
          <RestingBadge item={person} />
          <AccountBadge person={person} />
        </>
      }
      icon={
        <>
          {selection?.isOn && (
            <Checkbox
              aria-label={t("people.list.chooseOne", { name })}
              checked={selection.has(id)}
              onCheckedChange={(checked) => selection.choose([id], checked === true, [])}
            />
          )}
          <Avatar name={name} src={image} className="size-14 rounded-full text-base" />
        </>
      }
      meta={
        <>
          {ways.map((way) => (
            <span key={String(way)} className="min-w-0 wrap-anywhere">
              <bdi>{way}</bdi>
            </span>
          ))}
          {figures && figures.views + figures.leads > 0 && (
            <span>{t("people.list.recent", { views: figures.views, leads: figures.leads })}</span>
          )}
          {account?.seen_at && (
            <span>
              {rich(t, "people.statuses.seen", { time: () => <RelativeTime time={account.seen_at ?? ""} /> })}
            </span>
          )}
        </>
      }
      actions={
        <>
          {order}
          <PersonActions person={person} />
        </>
      }
    />
  );
}

/** What somebody with an account is, or that they are invited; nothing of the others, who are most. */
function AccountBadge({ person: { account } }: { person: TeamPerson }) {
  const t = useT();
  if (account?.role) return <Badge variant="secondary">{t(`people.accountRoles.${account.role}`)}</Badge>;
  return account?.status === "invited" ? <Badge variant="outline">{t("people.statuses.invited")}</Badge> : null;
}
