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
import { outcomeLabels } from "./labels";

export type Figure = { label: string; value: number; change: number; icon: LucideIcon; note?: string };

const outcomeIcons: Record<OutcomeKind, LucideIcon> = {
  call: Phone,
  whatsapp: MessageCircle,
  contact_saved: UserRoundPlus,
  enquiry_sent: Inbox,
};

export function outcomesOf({ details }: Analytics): Figure[] {
  const outcomes = details?.outcomes ?? [];
  return outcomes.map(({ kind, count, change }) => ({
    label: outcomeLabels[kind],
    value: count,
    change,
    icon: outcomeIcons[kind],
  }));
}

export function figuresOf(analytics: Analytics): Figure[] {
  const { viewsChange, visitorsChange, documentsChange, productsChange, feedbackChange, details } = analytics;
  // Other providers and samples may count visitors differently.
  const note = details && "Counted once a day";
  return [
    { label: "Total Views", value: analytics.totalViews, change: viewsChange, icon: Eye },
    { label: "Total Visitors", value: analytics.totalVisitors, change: visitorsChange, icon: Users, note },
    { label: "Feedback", value: analytics.totalFeedback, change: feedbackChange, icon: MessageSquare },
    { label: "Products", value: analytics.totalProducts, change: productsChange, icon: ShoppingBag },
    { label: "Documents", value: analytics.totalDocuments, change: documentsChange, icon: FileText },
  ];
}
