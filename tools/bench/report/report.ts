import { isSameThing, judge, type Measured, type Measurement, mainValue } from "./measurement";
import { formatRow, head } from "./table";

/** Prints and stores measurements as they arrive. */
export type Report = {
  /** @throws an Error after `stop`, so that a section cleans up and ends */
  tell(measured: Measured): void;
  /** Prints a line that belongs to the last measurement. */
  note(line: string): void;
  stop(): void;
  isStopped(): boolean;
  measurements: readonly Measurement[];
};

/** `saved` are the measurements of saved runs, the latest run first. */
export function createReport(saved: readonly Measurement[]): Report {
  const measurements: Measurement[] = [];
  let section = "";
  let isStopped = false;
  return {
    measurements,
    stop() {
      isStopped = true;
    },
    isStopped: () => isStopped,
    tell(measured) {
      if (isStopped) throw new Error("Nothing more is measured");
      const measurement = judge(measured);
      const before = saved.find((other) => isSameThing(other, measurement));
      const [now, then] = [mainValue(measurement), before && mainValue(before)];
      if (now !== undefined && then) measurement.ratios.last = now / then;
      if (measurements.length === 0) console.log(`\n${head}`);
      if (section !== measured.section) console.log(`\n${measured.section}`);
      section = measured.section;
      measurements.push(measurement);
      console.log(formatRow(measurement));
    },
    note: (line) => console.log(`    ${line}`),
  };
}
