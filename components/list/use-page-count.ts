"use client";

import { useEffect } from "react";
import { callLimits } from "@/lib/contract/values";

/**
 * How many pages `count` rows have; until they are counted, as many as the page that is shown. Whoever stands beyond the
 * last page, because rows have gone, is led to it.
 */
export function usePageCount(count: number | undefined, page: number, setPage: (page: number) => void): number {
  const pageCount = count === undefined ? page : Math.max(1, Math.ceil(count / callLimits.pageSize.default));
  useEffect(() => {
    if (page > pageCount) setPage(pageCount);
  });
  return pageCount;
}
