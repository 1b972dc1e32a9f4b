import type { BulkRun } from "@/lib/contract/clients/bulk";
import { skipReasons } from "@/lib/contract/clients/values";
import type { Run } from "./service";

export function presentRun({ id, outcomes, resting, isFinished, undoableUntil }: Run): BulkRun {
  return {
    id,
    total: [...outcomes.values()].reduce((sum, count) => sum + count, 0),
    changed: outcomes.get("done") ?? 0,
    skipped: skipReasons.flatMap((reason) => {
      const count = outcomes.get(reason);
      return count ? [{ reason, count }] : [];
    }),
    resting,
    is_finished: isFinished,
    undoable_until: undoableUntil,
  };
}
