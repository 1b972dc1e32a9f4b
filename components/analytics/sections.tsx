import { useT } from "@/components/i18n/translator-context";
import { cn } from "@/components/ui/cn";
import type { Analytics, AnalyticsDetails } from "@/lib/contract/analytics/schema";
import { formatCount, formatPercent, percentOf } from "@/lib/format/number";
import { nameCountry, nameLanguage, nameTown } from "@/lib/format/place";
import { BarList, ChartCard, RankedList } from "./charts";
import { HourGrid } from "./hour-grid";
import { deviceNames, kindNames, labelSource } from "./labels";
import { MonthlyViews } from "./monthly-views";

const columns = "grid gap-4 lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2";

/** Two columns, three for small charts; the last chart fills its row. */
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
        {/* Contents are not ranked across companies. */}
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

function Actions({ kinds }: { kinds: AnalyticsDetails["kinds"] }) {
  const t = useT();
  const rows = kinds.map(({ kind, count }) => ({ label: t(kindNames[kind]), count, text: formatCount(count) }));
  return (
    <ChartCard
      title={t("analytics.kinds.title")}
      description={t("analytics.kinds.text")}
      emptyText={t("analytics.kinds.none")}
      isEmpty={rows.length === 0}
    >
      <BarList label={t("analytics.kinds.title")} rows={rows} />
    </ChartCard>
  );
}

type Group = { label: string; count: number };

/** Devices and places, where known. */
function Audience({ details }: { details: AnalyticsDetails }) {
  const t = useT();
  const towns = details.towns.map(({ town, country, count }) => ({ label: nameTown(t, town, country), count }));
  const countries = details.countries.map(({ country, count }) => ({ label: nameCountry(t, country), count }));
  const languages = details.languages.map(({ language, count }) => ({ label: nameLanguage(t, language), count }));
  const groups = [
    {
      title: t("analytics.audience.devices.title"),
      description: t("analytics.audience.devices.text"),
      rows: details.devices.map(({ device, count }) => ({ label: t(deviceNames[device]), count })),
    },
    {
      title: t("analytics.audience.countries.title"),
      description: t("analytics.audience.countries.text"),
      rows: countries.filter(({ label }) => label !== ""),
    },
    { title: t("analytics.audience.towns.title"), description: t("analytics.audience.towns.text"), rows: towns },
    {
      title: t("analytics.audience.languages.title"),
      description: t("analytics.audience.languages.text"),
      rows: languages,
    },
  ];
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, description, rows }) => (
      <ChartCard key={title} title={title} description={description}>
        <BarList label={title} rows={withShares(rows)} max={sumOf(rows)} />
      </ChartCard>
    ));
}

function withShares(groups: readonly Group[]) {
  const total = sumOf(groups);
  return groups.map(({ label, count }) => ({
    label,
    count,
    text: `${formatCount(count)} (${formatPercent(percentOf(count, total))})`,
  }));
}

function sumOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

function Funnel({ funnel: { views, taps, contactsSaved, leads } }: { funnel: AnalyticsDetails["funnel"] }) {
  const t = useT();
  const steps = [
    { label: t("analytics.counted.taps"), count: taps },
    { label: t("analytics.funnel.contactsSaved"), count: contactsSaved },
    { label: t("analytics.funnel.enquiries"), count: leads },
  ];
  const rows = [
    { label: t("analytics.counted.views"), count: views, text: formatCount(views) },
    ...steps.map(({ label, count }) => ({
      label,
      count,
      text: `${formatCount(count)} (${formatPercent(percentOf(count, views))})`,
    })),
  ];
  return (
    <ChartCard title={t("analytics.funnel.title")} description={t("analytics.funnel.text")}>
      <BarList label={t("analytics.funnel.title")} rows={rows} max={views} />
    </ChartCard>
  );
}

/** Empty rankings are left out. */
function Rankings({ details: { topProducts, topVideos, topLinks } }: { details: AnalyticsDetails }) {
  const t = useT();
  const rankings = [
    { words: "analytics.rankings.products", items: topProducts },
    { words: "analytics.rankings.videos", items: topVideos },
    { words: "analytics.rankings.links", items: topLinks },
  ] as const;
  return rankings
    .filter(({ items }) => items.length > 0)
    .map(({ words, items }) => (
      <ChartCard key={words} title={t(`${words}.title`)} description={t(`${words}.text`)}>
        <RankedList label={t(`${words}.title`)} items={items} unit={`${words}.count`} />
      </ChartCard>
    ));
}

type TopDocumentsProps = { documents: Analytics["topDocuments"]; className?: string };

function TopDocuments({ documents, className }: TopDocumentsProps) {
  const t = useT();
  return (
    <ChartCard
      title={t("analytics.rankings.documents.title")}
      description={t("analytics.rankings.documents.text")}
      emptyText={t("analytics.rankings.documents.none")}
      isEmpty={documents.length === 0}
      className={className}
    >
      <RankedList
        label={t("analytics.rankings.documents.title")}
        items={documents.map(({ name, views }) => ({ name, count: views }))}
        unit="analytics.rankings.documents.count"
      />
    </ChartCard>
  );
}

type VisitorSourcesProps = { sources: Analytics["visitorSources"]; totalVisitors: number };

function VisitorSources({ sources, totalVisitors }: VisitorSourcesProps) {
  const t = useT();
  const rows = sources.map(({ source, count }) => ({
    label: labelSource(t, source),
    count,
    text: `${formatCount(count)} (${formatPercent(percentOf(count, totalVisitors))})`,
  }));
  return (
    <ChartCard
      title={t("analytics.sources.title")}
      description={t("analytics.sources.text")}
      emptyText={t("analytics.sources.none")}
      isEmpty={sources.length === 0}
    >
      <BarList label={t("analytics.sources.title")} rows={rows} max={totalVisitors} />
    </ChartCard>
  );
}
