import type { RowOutcome } from "@/lib/api/products/import";

export function isDone(outcome: RowOutcome | undefined): boolean {
  return outcome !== undefined && outcome.kind !== "failed";
}
