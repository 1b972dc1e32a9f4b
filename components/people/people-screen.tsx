"use client";

import { ListChecks, Pencil, Plus, ShieldCheck, UsersRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ContentCard } from "@/components/content/content-card";
import { DeleteAction } from "@/components/content/delete-action";
import { DialogAction } from "@/components/form/dialog-action";
import { useHandsOver } from "@/components/hand-over/use-hands-over";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { InviteAction, InviteLink } from "@/components/joining/person-joining";
import { FormerPeople } from "@/components/leaving/former-people";
import { LeaveAction } from "@/components/leaving/leave-action";
import { ContentList } from "@/components/list/content-list";
import { ContentOrder } from "@/components/list/content-order";
import { SlotCounter } from "@/components/list/slot-counter";
import { type Selection, useSelection } from "@/components/list/use-selection";
import { LimitNotice } from "@/components/own-plan/limit-notice";
import { PlanNotice } from "@/components/own-plan/plan-notice";
import { RestingBadge } from "@/components/own-plan/resting-badge";
import { ShowAction } from "@/components/own-plan/show-action";
import { useCan, useLimits, useSessionUser } from "@/components/session/session-user";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/field/checkbox";
import { lazyDialog } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { RelativeTime } from "@/components/ui/time";
import { orderPeople, usePeople, usePeopleCount } from "@/lib/api/content";
import { deletePerson } from "@/lib/api/leaving";
import { useTeam } from "@/lib/api/team";
import { withMessages } from "@/lib/browser/messages";
import * as personMessages from "@/lib/contract/content/messages/person";
import type { TeamPerson } from "@/lib/contract/content/person";
import { ChangeRequests } from "./change-requests";
import { EnquirySettings } from "./enquiry-settings";
import { MemberRulesButton } from "./member-rules";
import { PeopleChosen } from "./people-chosen";
import { PeopleFilters } from "./people-filters";
import { PersonCardActions, PersonCardSwitches } from "./person-cards";
import { PrintAction } from "./print-action";
import { usePeopleQuery } from "./use-people-query";

const CreatePersonDialog = lazyDialog(
  withMessages(["people", "profile", "file-rules", "content-rules", "cards-rules", "picture"], () =>
    import("./person-dialogs").then(({ CreatePersonDialog }) => CreatePersonDialog),
  ),
);

export function PeopleScreen() {
  const t = useT();
  const list = usePeopleQuery();
  const people = usePeople(list.query);
  const used = usePeopleCount();
  const { people: max } = useLimits();
  const [isCreating, setIsCreating] = useState(false);
  const handsOver = useHandsOver();
  const isFull = used !== undefined && used >= max;
  const shown = people.data;
  const { search, branch, role, status } = list.query;
  const selection = useSelection({ search, branch, role, status }, shown?.count ?? 0);

  // Only the complete list can be reordered, by whoever owns it.
  const isWhole = list.search === "" && search === "" && !list.isFiltered && shown?.results.length === shown?.count;
  const canOrder = useCan("content.edit") && isWhole && !selection.isOn;

  const createButton = (
    <Button disabled={isFull} onClick={() => setIsCreating(true)}>
      <Plus aria-hidden="true" />
      {t("people.add.action")}
    </Button>
  );

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t("people.title")}
        subtitle={t("people.subtitle")}
        actions={
          <>
            <SlotCounter used={used} max={max} words="people" />
            <InviteLink />
            {createButton}
          </>
        }
      />
      <PlanNotice />
      <ChangeRequests />
      <PersonCardSwitches />
      {handsOver && <EnquirySettings />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        <PrintAction />
        <MemberRulesButton people={used ?? 0} />
      </div>
      <LimitNotice isFull={isFull} used={used} max={max}>
        {t.say(personMessages.limit(max))}
      </LimitNotice>
      <ContentList
        words="people.list"
        list={list}
        answer={people}
        searchPlaceholder={t("people.list.searchPlaceholder")}
        filters={<PeopleFilters list={list} />}
        isFiltered={list.isFiltered}
        tools={<ChooseButton selection={selection} />}
        arrange={
          canOrder
            ? (items) => (
                <ContentOrder items={items} onOrder={orderPeople} failureText={t("people.edit.failed")}>
                  {(person, order) => <PersonCard person={person} order={order} />}
                </ContentOrder>
              )
            : undefined
        }
        empty={{
          icon: UsersRound,
          description: t("people.list.noneWhy"),
          action: createButton,
        }}
      >
        {(person) => <PersonCard person={person} selection={selection} />}
      </ContentList>
      <FormerPeople />
      {selection.isOn && <PeopleChosen selection={selection} page={shown?.results.map(({ id }) => id) ?? []} />}
      <CreatePersonDialog open={isCreating && !isFull} onOpenChange={setIsCreating} />
    </div>
  );
}

const EditPersonDialog = lazyDialog(
  withMessages(["people", "profile", "file-rules", "content-rules", "cards-rules", "picture"], () =>
    import("./person-dialogs").then(({ EditPersonDialog }) => EditPersonDialog),
  ),
);

const AccessDialog = lazyDialog(
  withMessages(["people"], () => import("./access-dialog").then(({ AccessDialog }) => AccessDialog)),
);

/** Nothing where nobody but the owner works there, and there are no branches. */
function ChooseButton({ selection }: { selection: Selection }) {
  const t = useT();
  const { branches = [], members = 1 } = useTeam().data ?? {};
  if (selection.isOn || (branches.length === 0 && members === 1)) return null;
  return (
    <Button variant="ghost" size="sm" onClick={selection.start}>
      <ListChecks aria-hidden="true" />
      {t("people.list.choose")}
    </Button>
  );
}

type PersonCardProps = {
  person: TeamPerson;
  /** Drag handle and move menu. */
  order?: ReactNode;
  selection?: Selection;
};

function PersonCard({ person, order, selection }: PersonCardProps) {
  const t = useT();
  const canManage = useCan("team.manage");
  const { branches = [], person_cards: hasCards = false } = useTeam().data ?? {};
  const { id, name, role, phone, whatsapp, email, image, branch_id, account } = person;
  const branch = branches.find((one) => one.id === branch_id)?.name;
  // Taking the card away leaves the owner the company.
  const isOwn = useSessionUser().person_id === id;
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
          <ShowAction content="people" item={person} name={name} />
          <PersonCardActions person={person} />
          <InviteAction person={person} />
          <DialogAction icon={Pencil} words="people.edit" name={name}>
            {(dialog) => <EditPersonDialog person={person} {...dialog} />}
          </DialogAction>
          {canManage && account?.role && (
            <DialogAction icon={ShieldCheck} words="people.access" name={name}>
              {(dialog) => <AccessDialog person={person} {...dialog} />}
            </DialogAction>
          )}
          {hasCards && !isOwn ? (
            <LeaveAction person={person} />
          ) : (
            <DeleteAction words="people.delete" name={name} onDelete={() => deletePerson(id)} />
          )}
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
