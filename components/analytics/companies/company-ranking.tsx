"use client";

import { Building2, SearchX } from "lucide-react";
import { PartFailure } from "@/components/list/part-failure";
import { ReloadFailure } from "@/components/list/reload-failure";
import { useDebounced } from "@/components/list/use-debounced";
import { usePageCount } from "@/components/list/use-page-count";
import { EmptyState } from "@/components/ui/empty-state";
import { SearchInput } from "@/components/ui/field/search-input";
import { Pagination } from "@/components/ui/navigation/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { type Range, useCompanyFigures } from "@/lib/api/analytics";
import { callLimits } from "@/lib/contract/values";
import type { CompaniesQuery } from "../period/use-analytics-query";
import { CompanyTable } from "./company-table";

/** Which companies' cards brought how much, for administrators. */
export function CompanyRanking({ range, query }: { range: Range; query: CompaniesQuery }) {
  const { search, page, ordering, setSearch, setOrdering, setPage } = query;
  const settled = useDebounced(search);
  const answer = useCompanyFigures(range, { search: settled, page, ordering });
  const { data, error, isLoading } = answer;

  const pageCount = usePageCount(data?.count, page, setPage);

  return (
    <section aria-labelledby="companies" className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <h2 id="companies" className="text-base font-semibold">
          Companies
        </h2>
        <SearchInput
          label="Search companies"
          placeholder="Search by company"
          maxLength={callLimits.search}
          value={search}
          onValueChange={setSearch}
          className="sm:w-80"
        />
      </div>
      <ReloadFailure what="companies" answer={answer} />
      {!data && !error && <Skeleton rounded="xl" className="h-64" />}
      {!data && Boolean(error) && (
        <PartFailure title="Failed to fetch companies" error={error} onRetry={() => answer.mutate()} />
      )}
      {data?.count === 0 && settled !== "" && (
        <EmptyState icon={SearchX} title="No companies found" description="Try another search." />
      )}
      {data?.count === 0 && settled === "" && (
        <EmptyState icon={Building2} title="No visitors in this period" description="Choose another period above." />
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
