"use client";

import { personFiguresOperations } from "@/lib/contract/analytics/operations";
import type { ListQuery } from "@/lib/contract/pagination";
import { type Range, refreshing } from "./analytics";
import { perform } from "./call/call";
import { useAnswer } from "./call/use-answer";

const { listPersonFigures, exportPersonFigures } = personFiguresOperations;

export function usePersonFigures(range: Range, query: Partial<ListQuery>) {
  return useAnswer(listPersonFigures, { query: { ...range, ...query } }, refreshing);
}

/** What the file of people's figures is asked by. */
type PersonFile = Range & Partial<Pick<ListQuery, "search" | "ordering">>;

/** @throws RequestError if the file cannot be downloaded */
export async function checkPersonFigures(query: PersonFile): Promise<void> {
  await perform({ ...exportPersonFigures, method: "HEAD" }, { query });
}
