"use client";

import { CalendarX, Share2 } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { type ReactNode, useState } from "react";
import { ClientGate } from "@/components/clients/client-gate";
import { clientTexts } from "@/components/clients/client-texts";
import { useT } from "@/components/i18n/translator-context";
import { FeatureNote } from "@/components/own-plan/feature-note";
import { SampleGate } from "@/components/sample-gate";
import { useCan, useSessionUser } from "@/components/session/session-user";
import { ShareWays } from "@/components/share/share-ways";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { lazyPart } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { useAnalytics, useLiveVisitors } from "@/lib/api/analytics";
import { RequestError } from "@/lib/api/call/request";
import { withMessages } from "@/lib/browser/messages";
import type { Analytics } from "@/lib/contract/analytics/schema";
import { defaultPeriod } from "@/lib/contract/analytics/values";
import { figuresLacking } from "@/lib/contract/plans/messages";
import type { Key } from "@/lib/i18n/messages";
import * as paths from "@/lib/paths";
import { readId } from "@/lib/web/site/read-id";
import { CompanyRanking } from "./company-ranking";
import { DailyChart } from "./daily-chart";
import { FigureCards } from "./figure-cards";
import { periodNames } from "./labels";
import { MonthlyViews } from "./monthly-views";
import { NextSteps } from "./next-steps";
import { PeopleRanking, TeamRanking } from "./people-ranking";
import { PeriodSelect, toQuery, useAnalyticsQuery } from "./period";
import { Sections } from "./sections";

/** Administrators may name one client in the address. Who sees no company's figures sees those of people. */
export function AnalyticsScreen() {
  const t = useT();
  const seesClients = useCan("clients.see");
  const seesCards = useCan("analytics.see");
  const named = useSearchParams().get("client");
  if (!seesCards) return <PeopleView />;
  if (!seesClients || !named) return <AnalyticsView />;
  return (
    <ClientGate key={named} id={readId(named)}>
      {(client) => <AnalyticsView client={{ id: client.id, name: clientTexts.companyName(t, client) }} />}
    </ClientGate>
  );
}

function PeopleView() {
  const t = useT();
  const { range, setRange, ranking } = useAnalyticsQuery();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t("analytics.title")}
        actions={
          <PeriodSelect
            period={"period" in range ? range.period : defaultPeriod}
            offersDays={false}
            onPeriodChange={(period) => period && setRange({ period })}
          />
        }
      />
      <PeopleRanking range={range} query={ranking} />
    </div>
  );
}

const RangeForm = lazyPart(
  withMessages(["analytics"], () => import("./range-form").then((file) => file.RangeForm)),
  null,
);

type AnalyticsViewProps = {
  /** Chosen by an administrator. */
  client?: { id: number; name: string };
};

function AnalyticsView({ client }: AnalyticsViewProps) {
  const t = useT();
  const seesClients = useCan("clients.see");
  const isAll = seesClients && !client;
  const { range, setRange, ranking } = useAnalyticsQuery();
  const analytics = useAnalytics(range, client?.id);
  const { data, error, isSample } = analytics;
  const isBeyondPlan = error instanceof RequestError && error.code === "plan_lacks";

  const [isChoosing, setIsChoosing] = useState("from" in range);
  const isByHand = isChoosing && !isSample;
  const period = "period" in range ? range.period : defaultPeriod;
  const Rank = seesClients ? CompanyRanking : TeamRanking;
  const { from = "", to = "" } = "from" in range ? range : (data?.details ?? {});

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={client?.name ?? t("analytics.title")}
        subtitle={t(seesClients ? subtitleOf(client) : "analytics.subtitle.own")}
        back={client && { href: paths.analyticsOf(toQuery(range)), label: t("analytics.back") }}
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
      {/* Waits for the shown days: they are its default values. */}
      {isByHand && (from || data) && (
        <RangeForm days={{ from, to }} onDaysChange={setRange} onCancel={() => setIsChoosing(false)} />
      )}
      {isBeyondPlan ? (
        <EmptyState icon={CalendarX} title={t.say(figuresLacking)}>
          <Button
            onClick={() => {
              setIsChoosing(false);
              setRange({ period: defaultPeriod });
            }}
          >
            {t(periodNames[defaultPeriod])}
          </Button>
        </EmptyState>
      ) : (
        <>
          <FeatureNote feature="figures">{t.say(figuresLacking)}</FeatureNote>
          <SampleGate shown={analytics} words="analytics.load" notice={t("analytics.sample")}>
            {(data) => (
              <>
                <AnalyticsBody
                  analytics={data}
                  isAll={isAll}
                  invitation={"period" in range && <ShareInvitation isAll={isAll} />}
                  ranking={!isSample && !client && <Rank range={range} query={ranking} />}
                />
                <NextSteps report={{ analytics: data, range, isSample, company: client?.name }} />
              </>
            )}
          </SampleGate>
        </>
      )}
    </div>
  );
}

function subtitleOf(client: AnalyticsViewProps["client"]): Key {
  return client ? "analytics.subtitle.one" : "analytics.subtitle.all";
}

type AnalyticsBodyProps = {
  analytics: Analytics;
  /** Figures of all companies together. */
  isAll: boolean;
  /** Shown while there have been no visitors at all; false where other days may have had some. */
  invitation: ReactNode;
  /** Of companies or people. */
  ranking: ReactNode;
};

function AnalyticsBody({ analytics, isAll, invitation, ranking }: AnalyticsBodyProps) {
  const t = useT();
  const { monthlyViews, totalViews, totalVisitors, details } = analytics;
  const isQuiet = totalViews === 0 && totalVisitors === 0 && !details?.kinds.length;
  if (isQuiet && invitation && monthlyViews.every(({ views }) => views === 0)) return invitation;
  return (
    <>
      <FigureCards analytics={analytics} />
      {isQuiet ? (
        <>
          <EmptyState icon={CalendarX} title={t("analytics.quiet.title")} description={t("analytics.quiet.text")} />
          <MonthlyViews months={monthlyViews} />
        </>
      ) : (
        <>
          {details && <DailyChart details={details} />}
          {ranking}
          <Sections analytics={analytics} isAll={isAll} />
        </>
      )}
    </>
  );
}

function LiveVisitors({ clientId }: { clientId?: number }) {
  const t = useT();
  const visitors = useLiveVisitors(clientId);
  return (
    <span role="status" className="empty:hidden">
      {visitors > 0 && (
        <span className="flex items-center gap-2 text-sm font-medium text-success">
          <span aria-hidden="true" className="relative flex size-2">
            <span className="absolute size-full rounded-full bg-current motion-safe:animate-ping" />
            <span className="size-full rounded-full bg-current" />
          </span>
          {t("analytics.live", { count: visitors })}
        </span>
      )}
    </span>
  );
}

function ShareInvitation({ isAll }: { isAll: boolean }) {
  const t = useT();
  const { slug, company_name: name } = useSessionUser();
  const seesClients = useCan("clients.see");
  if (seesClients)
    return (
      <EmptyState
        icon={Share2}
        title={t(isAll ? "analytics.invitation.titleAll" : "analytics.invitation.titleOne")}
        description={t("analytics.invitation.textAdministrator")}
      />
    );
  return (
    <EmptyState icon={Share2} title={t("analytics.invitation.title")} description={t("analytics.invitation.text")}>
      {slug && <ShareWays slug={slug} name={name ?? ""} />}
    </EmptyState>
  );
}
