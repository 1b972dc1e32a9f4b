import { CalendarX } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import type { Analytics } from "@/lib/contract/analytics/schema";
import { DailyChart } from "./daily/daily-chart";
import { FigureCards } from "./figures/figure-cards";
import { MonthlyViews } from "./sections/monthly-views";
import { Sections } from "./sections/sections";

type AnalyticsBodyProps = {
  analytics: Analytics;
  /** Whether the figures are those of all companies together. */
  isAll: boolean;
  /** Stands there while there have been no visitors at all; false where other days may have had some. */
  invitation: ReactNode;
  /** The list of companies, where there are several. */
  companies: ReactNode;
};

/** Every figure of the chosen days, or what is to be said where there are none. */
export function AnalyticsBody({ analytics, isAll, invitation, companies }: AnalyticsBodyProps) {
  const { monthlyViews, totalViews, totalVisitors, details } = analytics;
  const isQuiet = totalViews === 0 && totalVisitors === 0 && !details?.kinds.length;
  if (isQuiet && invitation && monthlyViews.every(({ views }) => views === 0)) return invitation;
  return (
    <>
      <FigureCards analytics={analytics} />
      {isQuiet ? (
        <>
          <EmptyState icon={CalendarX} title="No visitors in this period" description="Choose another period above." />
          <MonthlyViews months={monthlyViews} />
        </>
      ) : (
        <>
          {details && <DailyChart details={details} />}
          {companies}
          <Sections analytics={analytics} isAll={isAll} />
        </>
      )}
    </>
  );
}
