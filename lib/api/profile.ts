"use client";

import { profileOperations, textOperations } from "@/lib/contract/cards/operations";
import { useProvider } from "./call/provider";
import { useAnswer } from "./call/use-answer";

export function useCompleteProfile() {
  return useAnswer(profileOperations.getCompleteProfile);
}

/** Asked for where they are seen; never of a core provider. */
export function useTextCounts(isWanted: boolean) {
  const { isFull } = useProvider();
  return useAnswer(isFull && isWanted ? textOperations.countTexts : null);
}
