"use client";

import { createContext, useContext } from "react";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { type Allowance, type Limits, withoutPlan } from "@/lib/contract/limits";
import { type Action, can, principalOf } from "@/lib/contract/policies";

export const SessionUserContext = createContext<CurrentUser | null>(null);

/** Only below `SessionGuard`. */
export function useSessionUser(): CurrentUser {
  const user = useContext(SessionUserContext);
  if (!user) throw new Error("useSessionUser needs a SessionGuard above it");
  return user;
}

export function useCan(action: Action): boolean {
  return can(principalOf(useSessionUser()), action);
}

/** How much the client may have, and of what; of a provider that knows no plans, what clients without one have. */
export function useAllowance(): Allowance {
  return useSessionUser().allowance ?? withoutPlan;
}

export function useLimits(): Limits {
  return useAllowance().limits;
}
