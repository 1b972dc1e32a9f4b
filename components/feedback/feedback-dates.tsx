import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { cn } from "@/components/ui/cn";
import { LocalTime } from "@/components/ui/time";
import type { Feedback } from "@/lib/contract/feedback/schema";

export function FeedbackDates({ item, className }: { item: Feedback; className?: string }) {
  const t = useT();
  return (
    <p className={cn("flex flex-wrap gap-x-4 text-xs text-muted-foreground", className)}>
      <span>{rich(t, "feedback.card.received", { time: () => <LocalTime time={item.created_at} /> })}</span>
      <span>{rich(t, "feedback.card.updated", { time: () => <LocalTime time={item.updated_at} /> })}</span>
    </p>
  );
}
