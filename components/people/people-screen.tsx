"use client";

import { ListChecks, Plus, UsersRound } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { InviteLink } from "@/components/joining/person-joining";
import { FormerPeople } from "@/components/leaving/former-people";
import { ContentList } from "@/components/list/content-list";
import { ContentOrder } from "@/components/list/content-order";
import { SlotCounter } from "@/components/list/slot-counter";
import { type Selection, useSelection } from "@/components/list/use-selection";
import { LimitNotice } from "@/components/own-plan/limit-notice";
import { PlanNotice } from "@/components/own-plan/plan-notice";
import { useCan, useLimits } from "@/components/session/session-user";
import { Button, buttonVariants } from "@/components/ui/button";
import { lazyDialog, lazyPart } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { orderPeople, usePeople, usePeopleCount } from "@/lib/api/content";
import { useHasTeam } from "@/lib/api/has-team";
import { useRecentFigures } from "@/lib/api/person-figures";
import { useTeam } from "@/lib/api/team";
import { withMessages } from "@/lib/browser/messages";
import * as personMessages from "@/lib/contract/content/messages/person";
import * as paths from "@/lib/paths";
import { CardSettings } from "./card-settings";
import { ChangeRequests } from "./change-requests";
import { PeopleFilters } from "./people-filters";
import { PersonCard } from "./person-card";
import { PrintAction } from "./print-action";
import { usePeopleQuery } from "./use-people-query";

const CreatePersonDialog = lazyDialog(
  withMessages(["people", "profile", "file-rules", "content-rules", "cards-rules", "picture"], () =>
    import("./person-dialogs").then(({ CreatePersonDialog }) => CreatePersonDialog),
  ),
);

const PeopleChosen = lazyPart(
  withMessages(["people"], () => import("./people-chosen").then((file) => file.PeopleChosen)),
);

export function PeopleScreen() {
  const t = useT();
  const list = usePeopleQuery();
  const people = usePeople(list.query);
  const used = usePeopleCount();
  const { people: max } = useLimits();
  const [isCreating, setIsCreating] = useState(false);
  const isFull = used !== undefined && used >= max;
  const shown = people.data;
  const { search, branch, role, status } = list.query;
  const hasCards = useTeam().data?.person_cards;
  const recent = useRecentFigures(hasCards && shown ? shown.results.map(({ id }) => id) : null).data?.results ?? [];
  const figures = new Map(recent.map((one) => [one.id, one]));
  const filter = { search, branch, role, status };
  const found = shown?.count ?? 0;
  const selection = useSelection(filter, found);

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
            <PrintAction />
            <InviteLink />
            {createButton}
          </>
        }
      />
      <PlanNotice />
      <ChangeRequests />
      <CardSettings />
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
        tools={
          <>
            {figures.size > 1 && (
              <Link href={paths.analytics} className={buttonVariants({ variant: "ghost", size: "sm" })}>
                {t("people.list.board")}
              </Link>
            )}
            <ChooseButton selection={selection} />
          </>
        }
        arrange={
          canOrder
            ? (items) => (
                <ContentOrder items={items} onOrder={orderPeople} failureText={t("people.edit.failed")}>
                  {(person, order) => <PersonCard person={person} figures={figures.get(person.id)} order={order} />}
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
        {(person) => <PersonCard person={person} figures={figures.get(person.id)} selection={selection} />}
      </ContentList>
      <FormerPeople />
      {selection.isOn && (
        <PeopleChosen
          selection={selection}
          query={filter}
          page={shown?.results.map(({ id }) => id) ?? []}
          found={found}
        />
      )}
      <CreatePersonDialog open={isCreating && !isFull} onOpenChange={setIsCreating} />
    </div>
  );
}

function ChooseButton({ selection }: { selection: Selection }) {
  const t = useT();
  const hasTeam = useHasTeam();
  if (selection.isOn || !hasTeam) return null;
  return (
    <Button variant="ghost" size="sm" onClick={selection.start}>
      <ListChecks aria-hidden="true" />
      {t("people.list.choose")}
    </Button>
  );
}
