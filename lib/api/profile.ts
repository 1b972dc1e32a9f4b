"use client";

import { profileOperations } from "@/lib/contract/cards/operations";
import { useAnswer } from "./call/use-answer";

export function useCompleteProfile() {
  return useAnswer(profileOperations.getCompleteProfile);
}
