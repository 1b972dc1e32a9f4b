"use client";

import { useT } from "@/components/i18n/translator-context";
import { usePagedQuery } from "@/components/list/use-query-state";
import { useAllowance } from "@/components/session/session-user";
import { Select } from "@/components/ui/field/select";
import type { Range } from "@/lib/api/analytics";
import { findRangeFault } from "@/lib/contract/analytics/range";
import { daysOfPeriod, defaultPeriod, isDay, type Period, periods } from "@/lib/contract/analytics/values";
import { figuresWithoutFeature } from "@/lib/contract/plans/values";
import { periodNames } from "./labels";

type PeriodSelectProps = {
  /** Null for days chosen by hand. */
  period: Period | null;
  onPeriodChange: (period: Period | null) => void;
  /** False for samples, which have no days of their own. */
  offersDays: boolean;
};

export function PeriodSelect({ period, onPeriodChange, offersDays }: PeriodSelectProps) {
  const t = useT();
  const isShort = !useAllowance().features.includes("figures");
  const offered = isShort
    ? periods.filter((name) => name === period || daysOfPeriod[name] <= figuresWithoutFeature)
    : periods;
  return (
    <Select
      aria-label={t("analytics.period.label")}
      value={period ?? ""}
      onChange={({ target }) => onPeriodChange((target.value as Period) || null)}
      className="w-full sm:w-44"
    >
      {offered.map((period) => (
        <option key={period} value={period}>
          {t(periodNames[period])}
        </option>
      ))}
      {offersDays && !isShort && <option value="">{t("analytics.period.byHand")}</option>}
    </Select>
  );
}

const defaults = {
  client: "",
  period: defaultPeriod as string,
  from: "",
  to: "",
  search: "",
  ordering: "-views",
  page: "1",
};

/** The screen's state in the URL: days, and the page of the ranking of companies or people. */
export function useAnalyticsQuery() {
  const { values, page, change, setPage } = usePagedQuery(defaults);
  const { search, ordering } = values;
  return {
    range: readRange(values),
    setRange: (range: Range) => change({ period: defaultPeriod, from: "", to: "", ...range }),
    ranking: {
      search,
      ordering,
      page,
      setSearch: (search: string) => change({ search }),
      setOrdering: (ordering: string) => change({ ordering }),
      setPage,
    },
  };
}

export type RankingQuery = ReturnType<typeof useAnalyticsQuery>["ranking"];

/** Days win over a period; anything else is the default. */
function readRange({ period, from, to }: typeof defaults): Range {
  if (isDay(from) && isDay(to) && !findRangeFault({ from, to })) return { from, to };
  return { period: periods.find((known) => known === period) ?? defaultPeriod };
}

/** Query parameters for `range`. */
export function toQuery(range: Range): Partial<Record<"period" | "from" | "to", string>> {
  return "period" in range && range.period === defaultPeriod ? {} : range;
}
