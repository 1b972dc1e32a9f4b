import { cn } from "@/components/ui/cn";
import type { Analytics } from "@/lib/contract/analytics/schema";
import { Actions } from "./actions";
import { Audience } from "./audience";
import { Funnel } from "./funnel";
import { HourGrid } from "./hour-grid";
import { MonthlyViews } from "./monthly-views";
import { Rankings } from "./rankings";
import { TopDocuments } from "./top-documents";
import { VisitorSources } from "./visitor-sources";

const columns = "grid gap-4 lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2";

/** The charts of two columns, or of three for small ones; what is left over in a row takes all of it. */
export function Sections({ analytics, isAll }: { analytics: Analytics; isAll?: boolean }) {
  const { monthlyViews, visitorSources, topDocuments, totalVisitors, details } = analytics;
  return (
    <div className="grid gap-4">
      <div className={columns}>
        {details && <Funnel funnel={details.funnel} />}
        {details && <Actions kinds={details.kinds} />}
        <MonthlyViews months={monthlyViews} />
        <VisitorSources sources={visitorSources} totalVisitors={totalVisitors} />
      </div>
      <div className={cn(columns, "empty:hidden")}>
        {/* Of all companies together contents are not ranked. */}
        {!(isAll && topDocuments.length === 0) && <TopDocuments documents={topDocuments} />}
        {details && <Rankings details={details} />}
      </div>
      {details && <HourGrid hours={details.hours} />}
      {details && (
        <div className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] empty:hidden">
          <Audience details={details} />
        </div>
      )}
    </div>
  );
}
