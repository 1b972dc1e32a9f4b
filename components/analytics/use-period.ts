"use client";

import { useQueryState } from "@/components/list/use-query-state";
import { defaultPeriod, type Period, periods } from "@/lib/contract/analytics";

const defaults = { period: defaultPeriod as string };

/** The period in the address; one that is none counts as the default. */
export function usePeriod() {
  const [values, setValues] = useQueryState(defaults);
  const period = periods.find((known) => known === values.period) ?? defaultPeriod;
  return [period, (period: Period) => setValues({ period })] as const;
}
