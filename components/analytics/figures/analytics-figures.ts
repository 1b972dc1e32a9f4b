import { Eye, FileText, type LucideIcon, MessageSquare, ShoppingBag, Users } from "lucide-react";
import type { Analytics } from "@/lib/contract/analytics";

export type Figure = { label: string; value: number; change: number; icon: LucideIcon; note?: string };

/** The five figures at the top, in their order. */
export function figuresOf(analytics: Analytics): Figure[] {
  const { viewsChange, visitorsChange, documentsChange, productsChange, feedbackChange, details } = analytics;
  // How another provider, and a sample, tells visitors apart nobody knows.
  const note = details && "Counted once a day";
  return [
    { label: "Total Views", value: analytics.totalViews, change: viewsChange, icon: Eye },
    { label: "Total Visitors", value: analytics.totalVisitors, change: visitorsChange, icon: Users, note },
    { label: "Documents", value: analytics.totalDocuments, change: documentsChange, icon: FileText },
    { label: "Products", value: analytics.totalProducts, change: productsChange, icon: ShoppingBag },
    { label: "Feedback", value: analytics.totalFeedback, change: feedbackChange, icon: MessageSquare },
  ];
}
