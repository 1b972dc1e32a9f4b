"use client";

import { useT } from "@/components/i18n/translator-context";
import { useLimits } from "@/components/session/session-user";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { showContent } from "@/lib/api/own-plan";
import type { RestingContent } from "@/lib/contract/plans/values";

/** Puts what rests on the card; null for what does not rest, and where the plan shows none. */
export function useShowContent(
  content: RestingContent,
  { id, is_resting: isResting }: { id: number; is_resting?: boolean },
  name: string,
): (() => Promise<void>) | null {
  const t = useT();
  const { [content]: most } = useLimits();
  if (!isResting || most === 0) return null;
  return async () => {
    try {
      await showContent({ content, id });
      toast.success(t("own-plan.show.done", { name }));
    } catch (error) {
      toast.error(t.say(messageOf(error, t("own-plan.show.failed"))));
    }
  };
}
