import { type LucideIcon, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure, ReloadFailure } from "@/components/list/failures";
import { usePageCount } from "@/components/list/use-page-count";
import { EmptyState } from "@/components/ui/empty-state";
import { SearchInput } from "@/components/ui/field/search-input";
import { Pagination } from "@/components/ui/navigation/pagination";
import { SortHead } from "@/components/ui/navigation/sort-head";
import { Skeleton } from "@/components/ui/skeleton";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { List } from "@/lib/contract/pagination";
import { callLimits } from "@/lib/contract/values";
import { formatCount } from "@/lib/format/number";
import type { Key, Place } from "@/lib/i18n/messages";
import type { RankingQuery } from "./period";

type Words = Place<"title" | "search" | "placeholder" | "failed" | "stale" | "noneFound">;

/** The columns of counts, by which the rows are sorted. */
type Figures<F extends string> = readonly (readonly [field: F, name: Key])[];

type RankingProps<R, F extends string> = {
  words: Words;
  /** Of the column that says whose figures a row has. */
  head: string;
  /** Where there is nobody to rank. */
  icon: LucideIcon;
  query: RankingQuery;
  /** What is searched for in `answer`. */
  search: string;
  answer: { data?: List<R>; error?: unknown; isLoading: boolean; mutate: () => unknown };
  figures: Figures<F>;
  keyOf: (row: R) => number;
  /** Whose figures a row has. */
  whose: (row: R) => ReactNode;
  /** Below the rows. */
  children?: ReactNode;
};

export function Ranking<F extends string, R extends Record<F, number>>({
  words,
  head,
  icon,
  query,
  search,
  answer,
  figures,
  keyOf,
  whose,
  children,
}: RankingProps<R, F>) {
  const t = useT();
  const { data, error, isLoading } = answer;
  const pageCount = usePageCount(data?.count, query.page, query.setPage);
  return (
    <section aria-labelledby={words} className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <h2 id={words} className="text-base font-semibold">
          {t(`${words}.title`)}
        </h2>
        <SearchInput
          label={t(`${words}.search`)}
          placeholder={t(`${words}.placeholder`)}
          maxLength={callLimits.search}
          value={query.search}
          onValueChange={query.setSearch}
          className="sm:w-80"
        />
      </div>
      <ReloadFailure text={t(`${words}.stale`)} answer={answer} />
      {!data && !error && <Skeleton rounded="xl" className="h-64" />}
      {!data && Boolean(error) && (
        <PartFailure title={t(`${words}.failed`)} error={error} onRetry={() => answer.mutate()} />
      )}
      {data?.count === 0 && search !== "" && (
        <EmptyState icon={SearchX} title={t(`${words}.noneFound`)} description={t("common.list.trySearch")} />
      )}
      {data?.count === 0 && search === "" && (
        <EmptyState icon={icon} title={t("analytics.quiet.title")} description={t("analytics.quiet.text")} />
      )}
      {data && data.results.length > 0 && (
        <div aria-busy={isLoading} className="flex flex-col gap-4">
          <RankingTable {...{ words, head, query, figures, keyOf, whose }} rows={data.results} />
          <Pagination page={query.page} pageCount={pageCount} onPageChange={query.setPage} />
          {children}
        </div>
      )}
    </section>
  );
}

type RankingTableProps<R, F extends string> = Pick<
  RankingProps<R, F>,
  "words" | "head" | "query" | "figures" | "keyOf" | "whose"
> & { rows: readonly R[] };

/** On phones a list: who stands above the figures, each with its name below. */
function RankingTable<F extends string, R extends Record<F, number>>({
  words,
  head,
  rows,
  query: { ordering, setOrdering },
  figures,
  keyOf,
  whose,
}: RankingTableProps<R, F>) {
  const t = useT();
  return (
    <Table aria-label={t(`${words}.title`)} className="max-sm:block">
      <TableHeader className="max-sm:block">
        <TableRow className="max-sm:flex max-sm:flex-wrap">
          <TableHead className="text-start max-sm:sr-only">{head}</TableHead>
          {figures.map(([field, name]) => (
            <SortHead
              key={field}
              field={field}
              ordering={ordering}
              onOrderingChange={setOrdering}
              mostFirst
              className="w-36 text-start max-sm:w-auto"
            >
              {t(name)}
            </SortHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody className="max-sm:block">
        {rows.map((row) => (
          <TableRow key={keyOf(row)} className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 max-sm:px-4 max-sm:py-2">
            <TableCell className="max-sm:h-auto max-sm:w-full max-sm:px-0 max-sm:py-2">{whose(row)}</TableCell>
            {figures.map(([field, name]) => (
              <TableCell
                key={field}
                data-name={t(name)}
                className="text-muted-foreground tabular-nums max-sm:h-auto max-sm:min-w-0 max-sm:flex-1 max-sm:px-0 max-sm:py-2 max-sm:wrap-anywhere max-sm:after:block max-sm:after:text-xs max-sm:after:content-[attr(data-name)]"
              >
                {formatCount(row[field])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
