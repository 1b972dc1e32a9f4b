"use client";

import { overviewOperations } from "@/lib/contract/operations/overview";
import type { Overview } from "@/lib/contract/overview";
import { RequestError } from "./request";
import { useAnswer } from "./use-answer";

const nothingMeasured: Overview = {};

/** The figures of the dashboard's home; a provider that has none (404) measures nothing. */
export function useOverview() {
  const { data, error, mutate } = useAnswer(overviewOperations.getOverview);
  const isLacking = error instanceof RequestError && error.status === 404;
  return isLacking ? { data: nothingMeasured, error: undefined, mutate } : { data, error, mutate };
}
