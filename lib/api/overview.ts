"use client";

import { overviewOperations } from "@/lib/contract/analytics/operations";
import type { Overview } from "@/lib/contract/analytics/schema";
import { useProvider } from "./call/provider";
import { useAnswer } from "./call/use-answer";

const nothingMeasured: Overview = {};

/** Nothing with a core provider. */
export function useOverview() {
  const { isFull } = useProvider();
  const answer = useAnswer(isFull ? overviewOperations.getOverview : null);
  return isFull ? answer : { ...answer, data: nothingMeasured };
}
