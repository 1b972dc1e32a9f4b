import type { ServiceStatus } from "@/lib/contract/health/schema";
import { formatAmount } from "@/lib/format/number";

/** The state of all in one sentence; errors count, because somebody met with each of them. */
export function summarise({ findings, faults }: ServiceStatus): string {
  const problems = findings.filter(({ state }) => state === "problem").length;
  const warnings = findings.filter(({ state }) => state === "warning").length;
  const errors = faults.reduce((sum, { count }) => sum + count, 0);
  const parts = [
    problems > 0 && formatAmount(problems, ["problem", "problems"]),
    warnings > 0 && formatAmount(warnings, ["thing to look at", "things to look at"]),
    errors > 0 && `${formatAmount(errors, ["error", "errors"])} in the last day`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : "All is well";
}
