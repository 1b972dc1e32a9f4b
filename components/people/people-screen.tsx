"use client";

import { Plus, UsersRound } from "lucide-react";
import { useState } from "react";
import { ContentList } from "@/components/list/content-list";
import { ContentOrder } from "@/components/list/content-order";
import { SlotCounter } from "@/components/list/slot-counter";
import { useContentQuery } from "@/components/list/use-content-query";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { orderPeople, usePeople, usePeopleCount } from "@/lib/api/content";
import * as personMessages from "@/lib/contract/content/messages/person";
import { personLimits } from "@/lib/contract/content/values";
import { PersonCard } from "./person-card";

const CreatePersonDialog = lazyDialog(() =>
  import("./create-person-dialog").then(({ CreatePersonDialog }) => CreatePersonDialog),
);

const { max } = personLimits;

export function PeopleScreen() {
  const list = useContentQuery();
  const people = usePeople(list.query);
  const used = usePeopleCount();
  const [isCreating, setIsCreating] = useState(false);
  const isFull = used !== undefined && used >= max;

  // The order is of all people: a part of them cannot be ordered.
  const shown = people.data;
  const canOrder = list.search === "" && list.query.search === "" && shown?.results.length === shown?.count;

  const createButton = (
    <Button disabled={isFull} onClick={() => setIsCreating(true)}>
      <Plus aria-hidden="true" />
      Add person
    </Button>
  );

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Team"
        subtitle="Your team on the card"
        actions={
          <>
            <SlotCounter used={used} max={max} noun="people" />
            {createButton}
          </>
        }
      />
      {isFull && <Alert variant="warning">{personMessages.limit}</Alert>}
      <ContentList
        noun={["person", "people"]}
        list={list}
        answer={people}
        searchPlaceholder="Search by name or role"
        arrange={
          canOrder
            ? (items) => (
                <ContentOrder items={items} onOrder={orderPeople} failureText="Failed to update person">
                  {(person, order) => <PersonCard person={person} order={order} />}
                </ContentOrder>
              )
            : undefined
        }
        empty={{
          icon: UsersRound,
          description: "Add the people your customers ask for, each with their own number.",
          action: createButton,
        }}
      >
        {(person) => <PersonCard person={person} />}
      </ContentList>
      <CreatePersonDialog open={isCreating && !isFull} onOpenChange={setIsCreating} />
    </div>
  );
}
