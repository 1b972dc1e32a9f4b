"use client";

import { useEffect } from "react";
import { callLimits } from "@/lib/contract/values";

/** Goes back to the last page when rows are gone. */
export function usePageCount(count: number | undefined, page: number, setPage: (page: number) => void): number {
  const pageCount = count === undefined ? page : Math.max(1, Math.ceil(count / callLimits.pageSize.default));
  useEffect(() => {
    if (page > pageCount) setPage(pageCount);
  });
  return pageCount;
}
