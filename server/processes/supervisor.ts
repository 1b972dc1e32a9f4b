import { AggregatorRegistry } from "prom-client";
import { StartError } from "@/lib/runtime/start-error";
import type { Turn } from "./messages";
import { isAlone, type Plan } from "./plan";
import type { End, WebProcess } from "./web-process";

/** Milliseconds. */
const times = {
  /** Backoff before restarting a crashed process, doubled up to the maximum. */
  firstWait: 500,
  mostWait: 30_000,
  /** Resets the backoff. */
  calm: 60_000,
  /** Between health checks. */
  pulse: 10_000,
  /** To exit; a little more than a request may take. */
  patience: 28_000,
};

/** Missed health checks in a row before a process counts as dead. */
const mostSilent = 6;

type Options = {
  launch: (plan: Plan, turn: Turn) => WebProcess;
  /** @throws StartError where the settings are wrong now. */
  readPlan: () => Plan;
  /** A line for the operator. */
  report: (line: string) => void;
  /** A line that needs attention. */
  complain: (line: string) => void;
};

/** Keeps the configured number of web processes running. */
export function createSupervisor({ launch, readPlan, report, complain }: Options) {
  const running = new Set<WebProcess>();
  const serving = new Set<WebProcess>();
  const bell = createBell();
  const figures = createFigures<WebProcess>();
  let isReloadWanted = false;
  let isStopping = false;
  let failures = 0;
  let lastFailure = Number.NEGATIVE_INFINITY;

  return {
    /** Resolves when stopped; false if the first process never serves. */
    async run(plan: Plan): Promise<boolean> {
      const first = begin(plan, "first");
      if (!(await isServing(first))) return isStopping || fail(await first.ended);
      let present = plan;
      while (!isStopping) {
        const missing = present.settings.WEB_PROCESSES - serving.size;
        const wait = lastFailure + waitAfter(failures) - performance.now();
        // A second reload waits for leaving processes: never more than twice as many.
        if (isReloadWanted && running.size === serving.size) present = await reload(present);
        else if (missing <= 0) await bell.wait();
        else if (wait > 0) await bell.wait(wait);
        else await fill(present, missing);
      }
      return true;
    },

    /** Replaces every process with the current code and settings; during a reload, again afterwards. */
    reload(): void {
      isReloadWanted = true;
      bell.ring();
    },

    /** Metrics of all processes, including ended ones. */
    async readFigures(): Promise<string> {
      const present = new Set<WebProcess>();
      const askEach = [...serving].map(async (web) => {
        if (await web.readFigures()) present.add(web);
      });
      await Promise.all(askEach);
      return figures.read(present);
    },

    /** Kills what does not exit in time. @returns whether all exited cleanly */
    async stop(): Promise<boolean> {
      isStopping = true;
      bell.ring();
      const ends = [...running].map(({ ended }) => ended);
      for (const web of running) web.stop();
      const late = setTimeout(kill, times.patience);
      const ended = await Promise.all(ends);
      clearTimeout(late);
      // A process that did not serve yet is ended by the signal.
      return ended.every(({ code, signal }) => code === 0 || signal === "SIGTERM");
    },

    kill,
  };

  function kill(): void {
    for (const web of running) web.kill();
  }

  function begin(plan: Plan, turn: Turn): WebProcess {
    const web = launch(plan, turn);
    running.add(web);
    web.onFigures((told) => figures.note(web, told));
    void web.ended.then((end) => {
      running.delete(web);
      figures.end(web);
      if (serving.delete(web) && !isStopping) noteFailure(`Web process ${web.pid} ended (${mannerOf(end)})`);
      bell.ring();
    });
    return web;
  }

  async function isServing(web: WebProcess): Promise<boolean> {
    if (!(await web.isReady) || !running.has(web) || isStopping) return false;
    serving.add(web);
    watch(web);
    return true;
  }

  /** Until exit: a leaving process may hang too. */
  function watch(web: WebProcess): void {
    let silent = 0;
    web.takePulse();
    const asking = setInterval(() => {
      const pulse = web.takePulse();
      silent = pulse === null ? silent + 1 : 0;
      if (pulse !== "stuck" && silent < mostSilent) return;
      clearInterval(asking);
      complain(`Web process ${web.pid} ${pulse ? "is cut off from its database" : "does not answer"}; it is ended`);
      web.kill();
    }, times.pulse).unref();
    void web.ended.then(() => clearInterval(asking));
  }

  async function fill(plan: Plan, missing: number): Promise<void> {
    const begun = Array.from({ length: missing }, () => begin(plan, "beside"));
    const results = await Promise.all(begun.map(isServing));
    if (!isStopping && results.includes(false)) noteFailure("A web process could not start");
  }

  /** @returns the new plan, or `former` if the reload failed */
  async function reload(former: Plan): Promise<Plan> {
    isReloadWanted = false;
    const old = [...serving];
    try {
      const plan = readPlan();
      const isDone = await (isAlone(plan) || isAlone(former) ? replaceAlone : replaceEach)(plan, old);
      if (isStopping) return former;
      if (isDone) report("Restarted with the present code and settings");
      else complain("The restart failed; the former settings hold");
      return isDone ? plan : former;
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      complain(`${error.message}\nThe restart failed; the former settings hold`);
      return former;
    }
  }

  /** Rolling: a new process serves before an old one leaves. On failure all that serve stay. */
  async function replaceEach(plan: Plan, old: WebProcess[]): Promise<boolean> {
    const leaving = [...old];
    for (let count = 0; count < plan.settings.WEB_PROCESSES; count++) {
      if (isStopping || !(await isServing(begin(plan, "beside")))) return false;
      for (const web of leaving.splice(0, 1)) retire(web, true);
    }
    for (const web of leaving) retire(web, true);
    return true;
  }

  /** SQLite: the new process warms up, then opens the data folder once the old one has closed it. */
  async function replaceAlone(plan: Plan, old: WebProcess[]): Promise<boolean> {
    const web = begin(plan, "after");
    if (!(await web.isWarm) || isStopping) return false;
    for (const one of old) retire(one, false);
    await Promise.all(old.map(({ ended }) => ended));
    web.open();
    return isServing(web);
  }

  function retire(web: WebProcess, isReplaced: boolean): void {
    // An expected exit is no failure.
    if (serving.delete(web)) web.retire(isReplaced);
  }

  function noteFailure(line: string): void {
    failures = performance.now() - lastFailure > times.calm ? 0 : failures + 1;
    lastFailure = performance.now();
    complain(`${line}; another starts in ${waitAfter(failures) / 1000} s`);
  }

  /** A process that refuses to start has logged why. */
  function fail(end: End): false {
    if (end.code !== 1) complain(`The web process ended before it was ready (${mannerOf(end)})`);
    return false;
  }
}

function waitAfter(failures: number): number {
  return Math.min(times.firstWait * 2 ** failures, times.mostWait);
}

function mannerOf({ code, signal }: End): string {
  return signal ?? `exit code ${code}`;
}

/** Wakes the waiter; if nobody waits, the next `wait` returns at once. */
function createBell() {
  let isRung = false;
  let wake = () => {};

  return {
    ring(): void {
      isRung = true;
      wake();
    },

    /** `time` in milliseconds. */
    async wait(time?: number): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      if (!isRung)
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (time !== undefined) timer = setTimeout(resolve, time);
        });
      clearTimeout(timer);
      isRung = false;
    },
  };
}

type Figure = { type?: unknown };

/** Aggregates metrics of processes; counters never fall when a process ends. */
function createFigures<Source extends object>() {
  const last = new Map<Source, readonly Figure[]>();
  let ended: readonly Figure[] = [];

  return {
    note(source: Source, figures: readonly Figure[]): void {
      last.set(source, figures);
    },

    /** Keeps the counters of an ended process. */
    end(source: Source): void {
      ended = aggregate([ended, (last.get(source) ?? []).filter(isGrowing)]).getMetricsAsArray() as readonly Figure[];
      last.delete(source);
    },

    /** All metrics of `present`, the last counters of others, as Prometheus text. */
    read(present: ReadonlySet<Source>): Promise<string> {
      const figures = [...last].map(([source, told]) => (present.has(source) ? told : told.filter(isGrowing)));
      return aggregate([...figures, ended]).metrics();
    },
  };
}

function isGrowing({ type }: Figure): boolean {
  return type === "counter" || type === "histogram";
}

function aggregate(figures: readonly (readonly Figure[])[]) {
  return AggregatorRegistry.aggregate(figures as object[]);
}
