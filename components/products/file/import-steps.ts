import { importRow, type RowOutcome, showImported } from "@/lib/api/products/import";
import { TableError } from "@/lib/browser/cells";
import { sortFiles } from "@/lib/browser/product-file/pick-files";
import { type PlannedRow, planRows } from "@/lib/browser/product-file/plan-rows";
import type { Product } from "@/lib/contract/content/product";
import type { Limits } from "@/lib/contract/limits";
import { isDone } from "./is-done";

/** What the picked files would do to the products that there are, or why they cannot be used. */
export async function planFiles(
  files: readonly File[],
  products: readonly Product[],
  currency: string,
  limits: Limits,
): Promise<{ rows: PlannedRow[] } | { failure: string }> {
  try {
    return { rows: await planRows(await sortFiles(files), products, currency, limits) };
  } catch (error) {
    if (error instanceof TableError) return { failure: error.message };
    throw error;
  }
}

type ImportOptions = {
  rows: readonly PlannedRow[];
  /** What has come of them before, by the row's place. */
  outcomes: readonly (RowOutcome | undefined)[];
  signal: AbortSignal;
  /** Hears what has come of them after each. */
  tell: (outcomes: (RowOutcome | undefined)[]) => void;
};

/** Does what rows ask for that are not done yet, one after the other, until it is stopped. */
export async function importRows({ rows, outcomes: before, signal, tell }: ImportOptions): Promise<void> {
  const outcomes = [...before];
  for (const [index, row] of rows.entries()) {
    if (signal.aborted) break;
    if (row.kind === "refuse" || isDone(outcomes[index])) continue;
    outcomes[index] = await importRow(row, signal);
    tell([...outcomes]);
  }
  await showImported();
}
