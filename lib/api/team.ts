"use client";

import { teamOperations } from "@/lib/contract/team/operations";
import { useAnswer } from "./call/use-answer";

export function useTeam() {
  return useAnswer(teamOperations.getTeam);
}
