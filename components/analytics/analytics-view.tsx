"use client";

import { useState } from "react";
import { SampleGate } from "@/components/samples/sample-gate";
import { useSessionUser } from "@/components/session/session-user";
import { lazyPart } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { useAnalytics } from "@/lib/api/analytics";
import { defaultPeriod } from "@/lib/contract/analytics/values";
import * as paths from "@/lib/paths";
import { AnalyticsBody } from "./analytics-body";
import { CompanyRanking } from "./companies/company-ranking";
import { LiveVisitors } from "./figures/live-visitors";
import { PeriodSelect } from "./period/period-select";
import { toQuery, useAnalyticsQuery } from "./period/use-analytics-query";
import { NextSteps } from "./report/next-steps";
import { ShareInvitation } from "./share-invitation";
import { sampleNotice } from "./texts/labels";

/** Only who chooses days by hand loads a form. */
const RangeForm = lazyPart(() => import("./period/range-form").then((file) => file.RangeForm), null);

type AnalyticsViewProps = {
  siteUrl: string;
  /** The one that an administrator has chosen. */
  client?: { id: number; name: string };
};

/** The figures of the caller's card, of a client's or, for an administrator who has chosen none, of all. */
export function AnalyticsView({ siteUrl, client }: AnalyticsViewProps) {
  const { is_admin: isAdmin } = useSessionUser();
  const isAll = isAdmin && !client;
  const { range, setRange, companies } = useAnalyticsQuery();
  const analytics = useAnalytics(range, client?.id);
  const { data, isSample } = analytics;

  const [isChoosing, setIsChoosing] = useState("from" in range);
  const isByHand = isChoosing && !isSample;
  const period = "period" in range ? range.period : defaultPeriod;
  const { from = "", to = "" } = "from" in range ? range : (data?.details ?? {});

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={client?.name ?? "Analytics & Insights"}
        subtitle={isAdmin ? subtitleOf(client) : "Track your digital visiting card performance"}
        back={client && { href: paths.analyticsOf(toQuery(range)), label: "All companies" }}
        actions={
          <>
            <LiveVisitors clientId={client?.id} />
            <PeriodSelect
              period={isByHand ? null : period}
              offersDays={!isSample}
              onPeriodChange={(period) => {
                setIsChoosing(period === null);
                if (period) setRange({ period });
              }}
            />
          </>
        }
      />
      {/* It begins with the days that are shown, so it waits for them. */}
      {isByHand && (from || data) && (
        <RangeForm days={{ from, to }} onDaysChange={setRange} onCancel={() => setIsChoosing(false)} />
      )}
      <SampleGate shown={analytics} what="analytics" notice={sampleNotice}>
        {(data) => (
          <>
            <AnalyticsBody
              analytics={data}
              isAll={isAll}
              invitation={"period" in range && <ShareInvitation siteUrl={siteUrl} isAll={isAll} />}
              companies={isAll && !isSample && <CompanyRanking range={range} query={companies} />}
            />
            <NextSteps report={{ analytics: data, range, isSample, company: client?.name }} />
          </>
        )}
      </SampleGate>
    </div>
  );
}

function subtitleOf(client: AnalyticsViewProps["client"]): string {
  return client ? "Visits and results of this card" : "Visits and results of all cards";
}
