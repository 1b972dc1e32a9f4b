"use client";

import { useRef, useState } from "react";
import { useIdleLoad } from "@/components/ui/lazy/use-idle-load";
import { messageOf } from "@/lib/api/call/request";
import { importRow, type RowOutcome, showImported } from "@/lib/api/products/import";
import { sortFiles } from "@/lib/browser/product-file/pick-files";
import type { PlannedRow } from "@/lib/browser/product-file/plan-rows";
import { TableError } from "@/lib/browser/read-table";
import type { Product } from "@/lib/contract/product";

type ImportState = {
  step: "choose" | "reading" | "preview" | "importing" | "done";
  rows: PlannedRow[];
  /** By the row's place; those that were not tried have none. */
  outcomes: (RowOutcome | undefined)[];
  failure: string | null;
};

/** It brings the rules of products along, which choosing files takes none of. */
const loadPlan = () => import("@/lib/browser/product-file/plan-rows");

const start: ImportState = { step: "choose", rows: [], outcomes: [], failure: null };

/** The way from files that are picked over what they would do to the products that they make. */
export function useProductImport(products: readonly Product[]) {
  const [state, setState] = useState(start);
  const run = useRef(new AbortController());
  useIdleLoad(loadPlan);
  const change = (part: Partial<ImportState>) => setState((old) => ({ ...old, ...part }));

  async function choose(files: readonly File[]) {
    const { signal } = renew(run);
    setState({ ...start, step: "reading" });
    try {
      const [{ planRows }, sorted] = await Promise.all([loadPlan(), sortFiles(files)]);
      const rows = await planRows(sorted, products);
      if (!signal.aborted) change({ step: "preview", rows });
    } catch (error) {
      const failure = error instanceof TableError ? error.message : messageOf(error, "These files could not be read");
      if (!signal.aborted) setState({ ...start, failure });
    }
  }

  /** One row after the other; what is stopped leaves what is done. */
  async function importAll() {
    const { signal } = renew(run);
    change({ step: "importing" });
    const outcomes = [...state.outcomes];
    for (const [index, row] of state.rows.entries()) {
      if (signal.aborted) break;
      if (row.kind === "refuse" || isDone(outcomes[index])) continue;
      outcomes[index] = await importRow(row, signal);
      change({ outcomes: [...outcomes] });
    }
    await showImported();
    change({ step: "done" });
  }

  return {
    ...state,
    choose,
    importAll,
    stop: () => run.current.abort(),
    restart: () => {
      run.current.abort();
      setState(start);
    },
  };
}

export function isDone(outcome: RowOutcome | undefined): boolean {
  return outcome !== undefined && outcome.kind !== "failed";
}

function renew(run: { current: AbortController }): AbortController {
  run.current.abort();
  run.current = new AbortController();
  return run.current;
}
