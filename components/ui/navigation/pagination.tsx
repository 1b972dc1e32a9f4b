"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "../button";

type PaginationProps = {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
};

/** Nothing for a single page. */
export function Pagination({ page, pageCount, onPageChange }: PaginationProps) {
  const t = useT();
  if (pageCount <= 1) return null;
  return (
    <nav
      aria-label={t("common.pages.title")}
      data-slot="pagination"
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <Button variant="outline" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
        {t("common.pages.previous")}
      </Button>
      <p aria-live="polite" className="text-sm text-muted-foreground tabular-nums">
        {t("common.pages.at", { page, count: pageCount })}
      </p>
      <Button variant="outline" disabled={page >= pageCount} onClick={() => onPageChange(page + 1)}>
        {t("common.pages.next")}
        <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
      </Button>
    </nav>
  );
}
