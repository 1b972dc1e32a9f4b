import { log } from "./log/log";

/** What a long command says while it works. */
export type Progress = {
  /** Something else begins. */
  phase(title: string): void;
  /** How far it is, told once a second and on a terminal only: a log is for what has happened. */
  advance(state: () => string): void;
  /** Something that the operator has to look at. */
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

/** For work that nobody looks at; what somebody has to look at is told all the same. */
export const silentProgress: Progress = { phase() {}, advance() {}, report: (problem) => log.warn(problem) };

/** `1,234,567` */
export function formatCount(count: number): string {
  return count.toLocaleString("en");
}
