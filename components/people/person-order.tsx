"use client";

import { toast } from "sonner";
import { contentGrid } from "@/components/list/content-list";
import { OrderedList } from "@/components/list/ordered-list";
import { messageOf } from "@/lib/api/call/request";
import { orderPeople } from "@/lib/api/people";
import type { Person } from "@/lib/contract/person";
import { PersonCard } from "./person-card";

/** The client's people in their order, which may be changed. */
export function PersonOrder({ people }: { people: Person[] }) {
  const ids = people.map(({ id }) => id);

  async function move(from: number, to: number) {
    const next = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? 0);
    try {
      await orderPeople(next, ids);
    } catch (error) {
      toast.error(messageOf(error, "Failed to update person"));
    }
  }

  return (
    <OrderedList items={people} onMove={move} className={contentGrid}>
      {(person, order) => <PersonCard person={person} order={order} />}
    </OrderedList>
  );
}
