"use client";

import { profileOperations } from "@/lib/contract/operations/profile";
import { useAnswer } from "../call/use-answer";

export function useCompleteProfile() {
  return useAnswer(profileOperations.getCompleteProfile);
}
