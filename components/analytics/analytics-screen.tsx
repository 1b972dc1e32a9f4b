"use client";

import { SampleGate } from "@/components/samples/sample-gate";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { useAnalytics } from "@/lib/api/analytics";
import { sampleNotice } from "./analytics-texts";
import { FigureCards } from "./figure-cards";
import { MonthlyViews } from "./monthly-views";
import { NextSteps } from "./next-steps";
import { PeriodSelect } from "./period-select";
import { TopDocuments } from "./top-documents";
import { usePeriod } from "./use-period";
import { VisitorSources } from "./visitor-sources";

export function AnalyticsScreen() {
  const [period, setPeriod] = usePeriod();
  const analytics = useAnalytics(period);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Analytics & Insights"
        subtitle="Track your digital visiting card performance"
        actions={<PeriodSelect period={period} onPeriodChange={setPeriod} />}
      />
      <SampleGate sample={analytics} what="analytics" notice={sampleNotice}>
        {(data) => (
          <>
            <FigureCards analytics={data} />
            <div className="grid gap-4 lg:grid-cols-2">
              <MonthlyViews months={data.monthlyViews} />
              <VisitorSources sources={data.visitorSources} totalVisitors={data.totalVisitors} />
              <TopDocuments documents={data.topDocuments} className="lg:col-span-2" />
            </div>
            <NextSteps analytics={data} period={period} />
          </>
        )}
      </SampleGate>
    </div>
  );
}
