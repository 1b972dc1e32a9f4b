"use client";

import { type LucideIcon, SearchX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { EmptyState } from "@/components/ui/empty-state";
import { SearchInput } from "@/components/ui/field/search-input";
import { Pagination } from "@/components/ui/navigation/pagination";
import type { List } from "@/lib/contract/pagination";
import { callLimits } from "@/lib/contract/values";
import type { Place } from "@/lib/i18n/messages";
import { ContentListSkeleton, contentRows } from "./content-list-skeleton";
import { LoadFailure, ReloadFailure } from "./failures";
import type { ContentQuery } from "./use-content-query";
import { usePageCount } from "./use-page-count";

type Answer<T> = {
  data?: List<T>;
  error?: unknown;
  isLoading: boolean;
  isValidating: boolean;
  mutate: () => unknown;
};

type ContentListProps<T> = {
  words: Place<"count" | "search" | "loading" | "failed" | "stale" | "none" | "noneFound">;
  list: Pick<ContentQuery, "search" | "setSearch" | "page" | "setPage"> & { query: { search: string } };
  answer: Answer<T>;
  searchPlaceholder: string;
  /** Filters beside the search. */
  filters?: ReactNode;
  isFiltered?: boolean;
  /** Aspect class of the cards' picture, for the skeleton. */
  pictureAspect?: string;
  /** Items are rows of one card. */
  hasRows?: boolean;
  /** Actions on the whole list, beside its count. */
  tools?: ReactNode;
  /** Shown before the first item is made. */
  empty: { icon: LucideIcon; description: string; action?: ReactNode };
  /** One item's card; not needed with `arrange`. */
  children?: (item: T) => ReactNode;
  /** Replaces the plain grid of cards. */
  arrange?: (items: T[]) => ReactNode;
};

export const contentGrid = "grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4";

/** Search, cards and pages of one kind of content, with loading, empty and failure states. */
export function ContentList<T extends { id: number }>(props: ContentListProps<T>) {
  const { words, list, answer, searchPlaceholder, empty } = props;
  const t = useT();
  const { data, error } = answer;
  const pageCount = usePageCount(data?.count, list.page, list.setPage);

  const [hasSearched, setHasSearched] = useState(false);
  // The search field stays once used.
  if (list.search !== "" && !hasSearched) setHasSearched(true);

  if (error && !data) return <LoadFailure title={t(`${words}.failed`)} error={error} onRetry={() => answer.mutate()} />;
  const isSearching = list.search !== "" || list.query.search !== "" || answer.isLoading || props.isFiltered;
  const isEmpty = data?.count === 0 && !isSearching;
  return (
    <div className="flex flex-col gap-4">
      {(!isEmpty || hasSearched) && (
        <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
          <div className="flex flex-wrap gap-3">
            <SearchInput
              label={t(`${words}.search`)}
              placeholder={searchPlaceholder}
              maxLength={callLimits.search}
              value={list.search}
              onValueChange={list.setSearch}
              className="min-w-0 grow basis-48 sm:w-80 sm:flex-none"
            />
            {props.filters}
          </div>
          <div className="flex items-center justify-between gap-3 max-sm:flex-wrap">
            <p role="status" className="text-sm whitespace-nowrap text-muted-foreground tabular-nums">
              {data && t(`${words}.count`, { count: data.count })}
            </p>
            {props.tools}
          </div>
        </div>
      )}
      <ReloadFailure text={t(`${words}.stale`)} answer={answer} />
      {!data && (
        <ContentListSkeleton
          label={t(`${words}.loading`)}
          pictureAspect={props.pictureAspect}
          hasRows={props.hasRows}
        />
      )}
      {isEmpty && (
        <EmptyState icon={empty.icon} title={t(`${words}.none`)} description={empty.description}>
          {empty.action}
        </EmptyState>
      )}
      {data?.count === 0 && isSearching && (
        <EmptyState
          icon={SearchX}
          title={t(`${words}.noneFound`)}
          description={t(props.isFiltered ? "common.list.trySearchOrFilter" : "common.list.trySearch")}
        />
      )}
      {data && data.count > 0 && props.arrange?.(data.results)}
      {data && data.count > 0 && !props.arrange && (
        <ul aria-busy={answer.isValidating} className={props.hasRows ? contentRows : contentGrid}>
          {data.results.map((item) => (
            <li key={item.id} className="min-w-0">
              {props.children?.(item)}
            </li>
          ))}
        </ul>
      )}
      <Pagination page={list.page} pageCount={pageCount} onPageChange={list.setPage} />
    </div>
  );
}
