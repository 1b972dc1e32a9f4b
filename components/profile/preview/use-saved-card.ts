"use client";

import { useMemo } from "react";
import { useAllowance } from "@/components/session/session-user";
import type { CompleteProfile } from "@/lib/contract/cards/schema";
import { withinPlan } from "@/lib/contract/cards/within-plan";
import type { Card } from "@/lib/web/provider-client/cards";
import type { CardSite } from "./card-site";
import { toSavedCard } from "./saved-card";
import { useCardContent } from "./use-card-content";

/** The card as it is stored, with what the client has put on it; nothing until its profile is there. */
export function useSavedCard<P extends CompleteProfile | undefined>(complete: P, site: CardSite) {
  const content = useCardContent(complete?.client.slug);
  const allowance = useAllowance();
  const card = useMemo(
    () => complete && toSavedCard({ ...complete, profile: withinPlan(allowance, complete.profile) }, content, site),
    [complete, allowance, content, site],
  );
  return card as P extends CompleteProfile ? Card : Card | undefined;
}
