import { toast } from "@/components/ui/toast";
import { type Outcome, outcomes } from "@/lib/contract/billing/values";
import { formatList } from "@/lib/format/list";
import type { T } from "@/lib/i18n/translator";

/** What came of requests that were confirmed or refused: "3 confirmed and 1 was already paid". */
export function tellOutcomes(t: T, came: readonly Outcome[]): void {
  const told = outcomes.flatMap((outcome) => {
    const count = came.filter((one) => one === outcome).length;
    return count > 0 ? t(`billing.outcomes.${outcome}`, { count }) : [];
  });
  const isWhole = came.every((outcome) => outcome === "confirmed" || outcome === "refused");
  (isWhole ? toast.success : toast.warning)(formatList(t, told));
}
