import { Badge } from "@/components/ui/badge";
import type { FeedbackStatus } from "@/lib/contract/feedback/values";
import { statusLabels } from "./feedback-texts";

const variants = { approved: "success", pending: "warning", rejected: "destructive" } as const;

export function FeedbackStatusBadge({ status }: { status: FeedbackStatus }) {
  return <Badge variant={variants[status]}>{statusLabels[status]}</Badge>;
}
