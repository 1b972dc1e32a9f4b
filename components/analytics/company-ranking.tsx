"use client";

import { Building2, SearchX } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure, ReloadFailure } from "@/components/list/failures";
import { useDebounced } from "@/components/list/use-debounced";
import { usePageCount } from "@/components/list/use-page-count";
import { EmptyState } from "@/components/ui/empty-state";
import { SearchInput } from "@/components/ui/field/search-input";
import { Link } from "@/components/ui/navigation/link";
import { Pagination } from "@/components/ui/navigation/pagination";
import { SortHead } from "@/components/ui/navigation/sort-head";
import { Skeleton } from "@/components/ui/skeleton";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { type Range, useCompanyFigures } from "@/lib/api/analytics";
import type { CompanyFigures } from "@/lib/contract/analytics/schema";
import { callLimits } from "@/lib/contract/values";
import { formatCount } from "@/lib/format/number";
import * as paths from "@/lib/paths";
import { type CompaniesQuery, toQuery } from "./period";

export function CompanyRanking({ range, query }: { range: Range; query: CompaniesQuery }) {
  const t = useT();
  const { search, page, ordering, setSearch, setOrdering, setPage } = query;
  const settled = useDebounced(search);
  const answer = useCompanyFigures(range, { search: settled, page, ordering });
  const { data, error, isLoading } = answer;

  const pageCount = usePageCount(data?.count, page, setPage);

  return (
    <section aria-labelledby="companies" className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <h2 id="companies" className="text-base font-semibold">
          {t("analytics.companies.title")}
        </h2>
        <SearchInput
          label={t("analytics.companies.search")}
          placeholder={t("analytics.companies.placeholder")}
          maxLength={callLimits.search}
          value={search}
          onValueChange={setSearch}
          className="sm:w-80"
        />
      </div>
      <ReloadFailure text={t("analytics.companies.stale")} answer={answer} />
      {!data && !error && <Skeleton rounded="xl" className="h-64" />}
      {!data && Boolean(error) && (
        <PartFailure title={t("analytics.companies.failed")} error={error} onRetry={() => answer.mutate()} />
      )}
      {data?.count === 0 && settled !== "" && (
        <EmptyState
          icon={SearchX}
          title={t("analytics.companies.noneFound")}
          description={t("common.list.trySearch")}
        />
      )}
      {data?.count === 0 && settled === "" && (
        <EmptyState icon={Building2} title={t("analytics.quiet.title")} description={t("analytics.quiet.text")} />
      )}
      {data && data.results.length > 0 && (
        <div aria-busy={isLoading} className="flex flex-col gap-4">
          <CompanyTable companies={data.results} range={range} ordering={ordering} onOrderingChange={setOrdering} />
          <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
        </div>
      )}
    </section>
  );
}

type CompanyTableProps = {
  companies: readonly CompanyFigures[];
  range: Range;
  ordering: string;
  onOrderingChange: (ordering: string) => void;
};

const figures = [
  ["views", "analytics.counted.views"],
  ["visitors", "analytics.counted.visitors"],
  ["taps", "analytics.counted.taps"],
] as const;

/** On phones the name has a line of its own above the figures. */
function CompanyTable({ companies, range, ordering, onOrderingChange }: CompanyTableProps) {
  const t = useT();
  return (
    <Table aria-label={t("analytics.companies.title")} className="max-sm:block">
      <TableHeader className="max-sm:block">
        <TableRow className="max-sm:grid max-sm:grid-cols-3">
          <TableHead className="max-sm:sr-only">{t("analytics.companies.company")}</TableHead>
          {figures.map(([field, name]) => (
            <SortHead
              key={field}
              field={field}
              ordering={ordering}
              onOrderingChange={onOrderingChange}
              className="w-36 max-sm:w-auto"
            >
              {t(name)}
            </SortHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody className="max-sm:block">
        {companies.map((company) => (
          <TableRow key={company.client_id} className="max-sm:grid max-sm:grid-cols-3 max-sm:py-2">
            <TableCell className="max-sm:col-span-3 max-sm:h-auto max-sm:py-2">
              <Link
                href={paths.analyticsOf({ ...toQuery(range), client: company.client_id })}
                className="touch-target inline-block rounded-sm font-medium wrap-anywhere hover:underline focus-ring"
              >
                {company.company_name}
              </Link>
            </TableCell>
            {figures.map(([field]) => (
              <TableCell key={field} className="text-muted-foreground tabular-nums max-sm:h-auto max-sm:py-2">
                {formatCount(company[field])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
