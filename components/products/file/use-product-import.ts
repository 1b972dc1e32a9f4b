"use client";

import { useRef, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useLimits } from "@/components/session/session-user";
import { useIdleLoad } from "@/components/ui/lazy";
import { messageOf } from "@/lib/api/call/request";
import type { RowOutcome } from "@/lib/api/products/import";
import { withMessages } from "@/lib/browser/messages";
import type { PlannedRow } from "@/lib/browser/product-file/plan-rows";
import type { Product } from "@/lib/contract/content/product";

type ImportState = {
  step: "choose" | "reading" | "preview" | "importing" | "done";
  rows: PlannedRow[];
  /** By the row's place; those that were not tried have none. */
  outcomes: (RowOutcome | undefined)[];
  failure: string | null;
};

/** They bring the rules of products along, which choosing files takes none of. */
const loadSteps = withMessages(["file-rules", "content-rules", "clients-rules"], () => import("./import-steps"));

const start: ImportState = { step: "choose", rows: [], outcomes: [], failure: null };

/** The way from files that are picked over what they would do to the products that they make. */
export function useProductImport(products: readonly Product[], currency: string) {
  const t = useT();
  const limits = useLimits();
  const [state, setState] = useState(start);
  const run = useRef(new AbortController());
  useIdleLoad(loadSteps);
  const change = (part: Partial<ImportState>) => setState((old) => ({ ...old, ...part }));

  async function choose(files: readonly File[]) {
    const { signal } = renew(run);
    setState({ ...start, step: "reading" });
    try {
      const { planFiles } = await loadSteps();
      const plan = await planFiles(files, products, currency, limits);
      if (!signal.aborted) setState({ ...start, step: "rows" in plan ? "preview" : "choose", ...plan });
    } catch (error) {
      if (!signal.aborted) setState({ ...start, failure: messageOf(error, t("products.import.choose.unreadable")) });
    }
  }

  /** What is stopped leaves what is done. */
  async function importAll() {
    const { signal } = renew(run);
    change({ step: "importing" });
    const { importRows } = await loadSteps();
    await importRows({ rows: state.rows, outcomes: state.outcomes, signal, tell: (outcomes) => change({ outcomes }) });
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

function renew(run: { current: AbortController }): AbortController {
  run.current.abort();
  run.current = new AbortController();
  return run.current;
}
