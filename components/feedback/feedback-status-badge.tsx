import { useT } from "@/components/i18n/translator-context";
import { Badge } from "@/components/ui/badge";
import type { FeedbackStatus } from "@/lib/contract/feedback/values";
import { statusNames } from "./feedback-texts";

const variants = { approved: "success", pending: "warning", rejected: "destructive" } as const;

export function FeedbackStatusBadge({ status }: { status: FeedbackStatus }) {
  const t = useT();
  return <Badge variant={variants[status]}>{t(statusNames[status])}</Badge>;
}
