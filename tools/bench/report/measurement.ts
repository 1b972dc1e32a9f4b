/**
 * What values are called. Rates are per second, times milliseconds, `cpu` microseconds of the server's processor time for
 * each request, `memory` megabytes, `lcp` milliseconds until a page's largest paint.
 */
export type Values = Record<string, number>;

/** A bound of the value or ratio that `of` names. */
export type Target = { of: string; least: number } | { of: string; most: number };

/** One measured thing, as sections tell it. */
export type Measured = {
  section: string;
  name: string;
  companies?: number;
  processes?: number;
  values: Values;
  /** To what was measured beside it in the same run, by its name. */
  ratios?: Values;
  targets?: Target[];
};

export type Measurement = Omit<Measured, "targets"> & {
  ratios: Values;
  targets: (Target & { met: boolean })[];
};

/** Judges by the targets; what could not be measured here has none. */
export function judge({ targets = [], ratios = {}, ...measured }: Measured): Measurement {
  const known: Values = { ...measured.values, ...ratios };
  const judged = targets.flatMap((target) => {
    const value = known[target.of];
    if (value === undefined) return [];
    return [{ ...target, met: "least" in target ? value >= target.least : value <= target.most }];
  });
  return { ...measured, ratios, targets: judged };
}

/** Whether both are of the same thing, in whatever run. */
export function isSameThing(a: Measurement, b: Measurement): boolean {
  return (["section", "name", "companies", "processes"] as const).every((field) => a[field] === b[field]);
}

/** What a measurement is compared by with another of the same thing. */
export function mainValue({ values }: Measurement): number | undefined {
  return values.perSecond ?? values.p50 ?? values.slowest ?? values.memory ?? values.lcp;
}
