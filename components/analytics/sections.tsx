import { cn } from "@/components/ui/cn";
import type { Analytics, AnalyticsDetails } from "@/lib/contract/analytics/schema";
import { formatCount, formatPercent, percentOf } from "@/lib/format/number";
import { nameCountry, nameLanguage, nameTown } from "@/lib/format/place";
import { BarList, ChartCard, RankedList } from "./charts";
import { HourGrid } from "./hour-grid";
import { deviceLabels, kindLabels, labelSource } from "./labels";
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
  const rows = kinds.map(({ kind, count }) => ({ label: kindLabels[kind], count, text: formatCount(count) }));
  return (
    <ChartCard
      title="What visitors did"
      description="Taps on the card"
      emptyText="No taps yet"
      isEmpty={rows.length === 0}
    >
      <BarList label="What visitors did" rows={rows} />
    </ChartCard>
  );
}

type Group = { label: string; count: number };

/** Devices and places, where known. */
function Audience({ details }: { details: AnalyticsDetails }) {
  const towns = details.towns.map(({ town, country, count }) => ({ label: nameTown(town, country), count }));
  const countries = details.countries.map(({ country, count }) => ({ label: nameCountry(country), count }));
  const languages = details.languages.map(({ language, count }) => ({ label: nameLanguage(language), count }));
  const groups = [
    {
      title: "Devices",
      description: "What visitors use",
      rows: details.devices.map(({ device, count }) => ({ label: deviceLabels[device], count })),
    },
    { title: "Countries", description: "Where visitors were", rows: countries.filter(({ label }) => label !== "") },
    { title: "Towns", description: "Where visitors were", rows: towns },
    { title: "Languages", description: "The language of their phone or computer", rows: languages },
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
  const steps = [
    { label: "Taps", count: taps },
    { label: "Contacts saved", count: contactsSaved },
    { label: "Enquiries", count: leads },
  ];
  const rows = [
    { label: "Views", count: views, text: formatCount(views) },
    ...steps.map(({ label, count }) => ({
      label,
      count,
      text: `${formatCount(count)} (${formatPercent(percentOf(count, views))})`,
    })),
  ];
  return (
    <ChartCard title="Views to enquiries" description="How many views became calls and enquiries">
      <BarList label="Views to enquiries" rows={rows} max={views} />
    </ChartCard>
  );
}

/** Empty rankings are left out. */
function Rankings({ details: { topProducts, topVideos, topLinks } }: { details: AnalyticsDetails }) {
  const rankings = [
    { title: "Top Products", description: "Most viewed", items: topProducts, unit: ["view", "views"] },
    { title: "Top Videos", description: "Most played", items: topVideos, unit: ["play", "plays"] },
    { title: "Top Links", description: "Most tapped social networks", items: topLinks, unit: ["tap", "taps"] },
  ] as const;
  return rankings
    .filter(({ items }) => items.length > 0)
    .map(({ title, description, items, unit }) => (
      <ChartCard key={title} title={title} description={description}>
        <RankedList label={title} items={items} unit={unit} />
      </ChartCard>
    ));
}

type TopDocumentsProps = { documents: Analytics["topDocuments"]; className?: string };

function TopDocuments({ documents, className }: TopDocumentsProps) {
  return (
    <ChartCard
      title="Top Documents"
      description="What visitors opened most"
      emptyText="No documents viewed yet"
      isEmpty={documents.length === 0}
      className={className}
    >
      <RankedList
        label="Top Documents"
        items={documents.map(({ name, views }) => ({ name, count: views }))}
        unit={["view", "views"]}
      />
    </ChartCard>
  );
}

type VisitorSourcesProps = { sources: Analytics["visitorSources"]; totalVisitors: number };

function VisitorSources({ sources, totalVisitors }: VisitorSourcesProps) {
  const rows = sources.map(({ source, count }) => ({
    label: labelSource(source),
    count,
    text: `${formatCount(count)} (${formatPercent(percentOf(count, totalVisitors))})`,
  }));
  return (
    <ChartCard
      title="Visitor Sources"
      description="How visitors arrived"
      emptyText="No visitors yet"
      isEmpty={sources.length === 0}
    >
      <BarList label="Visitor Sources" rows={rows} max={totalVisitors} />
    </ChartCard>
  );
}
