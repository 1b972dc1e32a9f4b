"use client";

import { peopleOperations } from "@/lib/contract/content/operations";
import type { ListQuery } from "@/lib/contract/pagination";
import { perform } from "../call/call";
import { deleteRow } from "../call/delete-row";
import { orderRows } from "../call/order-rows";
import { revalidate, useAnswer } from "../call/use-answer";

const { listPeople } = peopleOperations;

export function usePeople(query: Partial<ListQuery> = {}) {
  return useAnswer(listPeople, { query });
}

/** How many people there are, whatever the list is searched for; undefined until that is known. */
export function usePeopleCount(): number | undefined {
  return useAnswer(listPeople, { query: { page_size: 1 } }).data?.count;
}

/** As `orderRows` says. */
export function orderPeople(ids: readonly number[], before: readonly number[]): Promise<void> {
  return orderRows(listPeople, {
    ids,
    before,
    send: () => perform(peopleOperations.orderPeople, { body: { ids: [...ids] } }),
  });
}

export async function deletePerson(id: number): Promise<void> {
  await deleteRow(peopleOperations.deletePerson, { id });
  await revalidate(listPeople);
}
