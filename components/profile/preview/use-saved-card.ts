"use client";

import { useMemo } from "react";
import type { CompleteProfile } from "@/lib/contract/cards/schema";
import type { Card } from "@/lib/web/provider-client/cards";
import type { CardSite } from "./card-site";
import { toSavedCard } from "./saved-card";
import { useCardContent } from "./use-card-content";

/** The card as it is stored, with what the client has put on it; nothing until its profile is there. */
export function useSavedCard<P extends CompleteProfile | undefined>(complete: P, site: CardSite) {
  const content = useCardContent(complete?.client.slug);
  const card = useMemo(() => complete && toSavedCard(complete, content, site), [complete, content, site]);
  return card as P extends CompleteProfile ? Card : Card | undefined;
}
