import {
  Eye,
  FileText,
  Inbox,
  type LucideIcon,
  MessageCircle,
  MessageSquare,
  Phone,
  ShoppingBag,
  UserRoundPlus,
  Users,
} from "lucide-react";
import type { Analytics, OutcomeKind } from "@/lib/contract/analytics/schema";
import type { T } from "@/lib/i18n/translator";
import { outcomeNames } from "./labels";

export type Figure = { label: string; value: number; change: number; icon: LucideIcon; note?: string };

const outcomeIcons: Record<OutcomeKind, LucideIcon> = {
  call: Phone,
  whatsapp: MessageCircle,
  contact_saved: UserRoundPlus,
  enquiry_sent: Inbox,
};

export function outcomesOf(t: T, { details }: Analytics): Figure[] {
  const outcomes = details?.outcomes ?? [];
  return outcomes.map(({ kind, count, change }) => ({
    label: t(outcomeNames[kind]),
    value: count,
    change,
    icon: outcomeIcons[kind],
  }));
}

export function figuresOf(t: T, analytics: Analytics): Figure[] {
  const { viewsChange, visitorsChange, documentsChange, productsChange, feedbackChange, details } = analytics;
  // Other providers and samples may count visitors differently.
  const note = details && t("analytics.figures.onceADay");
  return [
    { label: t("analytics.figures.views"), value: analytics.totalViews, change: viewsChange, icon: Eye },
    {
      label: t("analytics.figures.visitors"),
      value: analytics.totalVisitors,
      change: visitorsChange,
      icon: Users,
      note,
    },
    {
      label: t("analytics.figures.feedback"),
      value: analytics.totalFeedback,
      change: feedbackChange,
      icon: MessageSquare,
    },
    {
      label: t("analytics.figures.products"),
      value: analytics.totalProducts,
      change: productsChange,
      icon: ShoppingBag,
    },
    {
      label: t("analytics.figures.documents"),
      value: analytics.totalDocuments,
      change: documentsChange,
      icon: FileText,
    },
  ];
}
