"use client";

import { Pencil, Plus, UsersRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ContentCard } from "@/components/content/content-card";
import { DeleteAction } from "@/components/content/delete-action";
import { DialogAction } from "@/components/form/dialog-action";
import { useT } from "@/components/i18n/translator-context";
import { FormerPeople } from "@/components/leaving/former-people";
import { LeaveAction } from "@/components/leaving/leave-action";
import { ContentList } from "@/components/list/content-list";
import { ContentOrder } from "@/components/list/content-order";
import { SlotCounter } from "@/components/list/slot-counter";
import { useContentQuery } from "@/components/list/use-content-query";
import { LimitNotice } from "@/components/own-plan/limit-notice";
import { PlanNotice } from "@/components/own-plan/plan-notice";
import { RestingBadge } from "@/components/own-plan/resting-badge";
import { ShowAction } from "@/components/own-plan/show-action";
import { useLimits, useSessionUser } from "@/components/session/session-user";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { orderPeople, usePeople, usePeopleCount } from "@/lib/api/content";
import { deletePerson } from "@/lib/api/leaving";
import { withMessages } from "@/lib/browser/messages";
import * as personMessages from "@/lib/contract/content/messages/person";
import type { Person } from "@/lib/contract/content/person";
import { PersonCardActions, PersonCardsSwitch, usePersonCards } from "./person-cards";

const CreatePersonDialog = lazyDialog(
  withMessages(["people", "file-rules", "content-rules", "picture"], () =>
    import("./person-dialogs").then(({ CreatePersonDialog }) => CreatePersonDialog),
  ),
);

export function PeopleScreen() {
  const t = useT();
  const list = useContentQuery();
  const people = usePeople(list.query);
  const used = usePeopleCount();
  const { people: max } = useLimits();
  const [isCreating, setIsCreating] = useState(false);
  const isFull = used !== undefined && used >= max;

  // Only the complete list can be reordered.
  const shown = people.data;
  const canOrder = list.search === "" && list.query.search === "" && shown?.results.length === shown?.count;

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
            {createButton}
          </>
        }
      />
      <PlanNotice />
      <PersonCardsSwitch />
      <LimitNotice isFull={isFull} used={used} max={max}>
        {t.say(personMessages.limit(max))}
      </LimitNotice>
      <ContentList
        words="people.list"
        list={list}
        answer={people}
        searchPlaceholder={t("people.list.searchPlaceholder")}
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
        {(person) => <PersonCard person={person} />}
      </ContentList>
      <FormerPeople />
      <CreatePersonDialog open={isCreating && !isFull} onOpenChange={setIsCreating} />
    </div>
  );
}

const EditPersonDialog = lazyDialog(
  withMessages(["people", "file-rules", "content-rules", "picture"], () =>
    import("./person-dialogs").then(({ EditPersonDialog }) => EditPersonDialog),
  ),
);

type PersonCardProps = {
  person: Person;
  /** Drag handle and move menu. */
  order?: ReactNode;
};

function PersonCard({ person, order }: PersonCardProps) {
  const { id, name, role, phone, whatsapp, email, image } = person;
  const hasCards = usePersonCards();
  // Taking the card away leaves the owner the company.
  const isOwn = useSessionUser().person_id === id;
  const ways = [phone, whatsapp !== phone && whatsapp, email].filter(Boolean);
  return (
    <ContentCard
      title={name}
      description={role}
      badge={<RestingBadge item={person} />}
      icon={<Avatar name={name} src={image} className="size-14 rounded-full text-base" />}
      meta={ways.map((way) => (
        <span key={String(way)} className="min-w-0 wrap-anywhere">
          <bdi>{way}</bdi>
        </span>
      ))}
      actions={
        <>
          {order}
          <ShowAction content="people" item={person} name={name} />
          <PersonCardActions person={person} />
          <DialogAction icon={Pencil} words="people.edit" name={name}>
            {(dialog) => <EditPersonDialog person={person} {...dialog} />}
          </DialogAction>
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
