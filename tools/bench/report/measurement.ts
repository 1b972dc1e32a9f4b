/**
 * Values by name. Rates are per second, times in milliseconds, `cpu` is microseconds of the server's CPU time per
 * request, `memory` megabytes, `lcp` milliseconds until a page's largest contentful paint.
 */
export type Values = Record<string, number>;

/** A limit for the value or ratio named by `of`. */
export type Target = { of: string; least: number } | { of: string; most: number };

/** One measurement as a section reports it. */
export type Measured = {
  section: string;
  name: string;
  companies?: number;
  processes?: number;
  values: Values;
  /** Ratios to other measurements of the same run, by their names. */
  ratios?: Values;
  targets?: Target[];
};

export type Measurement = Omit<Measured, "targets"> & {
  ratios: Values;
  targets: (Target & { met: boolean })[];
};

/** Judges by the targets; a value that could not be measured has none. */
export function judge({ targets = [], ratios = {}, ...measured }: Measured): Measurement {
  const known: Values = { ...measured.values, ...ratios };
  const judged = targets.flatMap((target) => {
    const value = known[target.of];
    if (value === undefined) return [];
    return [{ ...target, met: "least" in target ? value >= target.least : value <= target.most }];
  });
  return { ...measured, ratios, targets: judged };
}

/** Whether both measure the same thing, perhaps in different runs. */
export function isSameThing(a: Measurement, b: Measurement): boolean {
  return (["section", "name", "companies", "processes"] as const).every((field) => a[field] === b[field]);
}

/** The value that is compared with other runs. */
export function mainValue({ values }: Measurement): number | undefined {
  return values.perSecond ?? values.p50 ?? values.slowest ?? values.memory ?? values.lcp;
}
