"use client";

import { sessionOperations } from "@/lib/contract/identity/operations";
import { deleteRow, perform } from "../call/call";
import { revalidate, useAnswer } from "../call/use-answer";

const { listSessions, endSession: end, endOtherSessions: endOthers } = sessionOperations;

export function useSessions() {
  return useAnswer(listSessions);
}

/** A session that has ended already is fine. */
export async function endSession(session: string): Promise<void> {
  await deleteRow(end, { session });
  await revalidate(listSessions);
}

export async function endOtherSessions(): Promise<void> {
  await perform(endOthers);
  await revalidate(listSessions);
}
