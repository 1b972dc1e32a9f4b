"use client";

import { peopleOperations } from "@/lib/contract/content/operations";
import type { TeamListQuery } from "@/lib/contract/content/person";
import { teamOperations } from "@/lib/contract/team/operations";
import type { ChangedPeople, PeopleChanges, PersonRoleInput } from "@/lib/contract/team/schema";
import { call, perform } from "./call/call";
import { revalidate, useAnswer } from "./call/use-answer";

const { getTeam, changePeople: change, setPersonRole: setRole } = teamOperations;

export function useTeam(isWanted = true) {
  return useAnswer(isWanted ? getTeam : null);
}

/** Of all whom the list finds, whatever page is shown. */
export async function findPeopleIds(query: Partial<TeamListQuery>): Promise<number[]> {
  return (await call(peopleOperations.listPeopleIds, { query })).ids;
}

export async function changePeople(changes: PeopleChanges): Promise<ChangedPeople> {
  const changed = await call(change, { body: { changes } });
  await revalidate(peopleOperations.listPeople);
  return changed;
}

/** So many changes at once keep a call's body small. */
const undoneAtOnce = 50;

export async function undoPeople({ undo }: ChangedPeople): Promise<void> {
  for (let start = 0; start < undo.length; start += undoneAtOnce)
    await changePeople(undo.slice(start, start + undoneAtOnce));
}

export async function setPersonRole(id: number, body: PersonRoleInput): Promise<void> {
  await perform(setRole, { params: { id }, body });
  await revalidate(peopleOperations.listPeople);
}
