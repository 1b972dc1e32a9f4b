import { log } from "./log/log";

export type Progress = {
  phase(title: string): void;
  /** Once a second, on a terminal only. */
  advance(state: () => string): void;
  /** A problem for the operator. */
  report(problem: string): void;
};

const interval = 1_000;

export function createProgress(isTerminal: boolean): Progress {
  let next = performance.now() + interval;
  return {
    phase(title) {
      console.log(title);
      next = performance.now() + interval;
    },
    advance(state) {
      if (!isTerminal || performance.now() < next) return;
      console.log(`  ${state()}`);
      next = performance.now() + interval;
    },
    report: (problem) => console.error(problem),
  };
}

/** Only reports problems. */
export const silentProgress: Progress = { phase() {}, advance() {}, report: (problem) => log.warn(problem) };

/** `1,234,567` */
export function formatCount(count: number): string {
  return count.toLocaleString("en");
}

/** `1 file`, `1,000 files`. */
export function amount(count: number, thing: string): string {
  return `${formatCount(count)} ${thing}${count === 1 ? "" : "s"}`;
}
