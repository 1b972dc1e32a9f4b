import { cn } from "@/components/ui/cn";
import { LocalTime } from "@/components/ui/time";
import type { Feedback } from "@/lib/contract/feedback/schema";

export function FeedbackDates({ item, className }: { item: Feedback; className?: string }) {
  return (
    <p className={cn("flex flex-wrap gap-x-4 text-xs text-muted-foreground", className)}>
      <span>
        Received <LocalTime time={item.created_at} />
      </span>
      <span>
        Updated <LocalTime time={item.updated_at} />
      </span>
    </p>
  );
}
