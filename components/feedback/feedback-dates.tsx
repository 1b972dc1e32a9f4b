import { cn } from "@/components/ui/cn";
import type { Feedback } from "@/lib/contract/feedback";
import { formatDate } from "@/lib/format/date";

export function FeedbackDates({ item, className }: { item: Feedback; className?: string }) {
  return (
    <p className={cn("flex flex-wrap gap-x-4 text-xs text-muted-foreground", className)}>
      <span>
        Received <time dateTime={item.created_at}>{formatDate(item.created_at)}</time>
      </span>
      <span>
        Updated <time dateTime={item.updated_at}>{formatDate(item.updated_at)}</time>
      </span>
    </p>
  );
}
