"use client";

import { overviewOperations } from "@/lib/contract/operations/overview";
import type { Overview } from "@/lib/contract/overview";
import { orNothing, useAnswer } from "./call/use-answer";

const nothingMeasured: Overview = {};

/** The figures of the dashboard's home; a provider that has none (404) measures nothing. */
export function useOverview() {
  return orNothing(useAnswer(overviewOperations.getOverview), nothingMeasured);
}
