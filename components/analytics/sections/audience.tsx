import type { AnalyticsDetails } from "@/lib/contract/analytics/schema";
import { formatCount, formatPercent, percentOf } from "@/lib/format/number";
import { nameCountry, nameLanguage, nameTown } from "@/lib/format/place";
import { BarList } from "../charts/bar-list";
import { ChartCard } from "../charts/chart-card";
import { deviceLabels } from "../texts/labels";

type Group = { label: string; count: number };

/** What visitors held in their hands and where they were, as far as anybody knows. */
export function Audience({ details }: { details: AnalyticsDetails }) {
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
