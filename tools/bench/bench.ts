import type { Generator } from "./load/generators";
import type { Options } from "./options";
import type { Report } from "./report/report";
import type { Installations } from "./seed/installations";

/** What a run's sections share. */
export type Bench = {
  options: Options;
  installations: Installations;
  /** Our own one first. */
  generators: Generator[];
  report: Report;
  /** For files of the run; deleted afterwards. */
  folder: string;
};

/** The size for sections that do not compare sizes: the largest that is seeded within seconds. */
export function workingSize({ companies }: Options): number {
  const [smallest = 10] = companies;
  return companies.findLast((size) => size <= 10_000) ?? smallest;
}
