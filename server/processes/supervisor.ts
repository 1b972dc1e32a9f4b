import { AggregatorRegistry } from "prom-client";
import { StartError } from "@/lib/runtime/start-error";
import type { Turn } from "./messages";
import { isAlone, type Plan } from "./plan";
import type { End, WebProcess } from "./web-process";

/** Milliseconds. */
const times = {
  /** Before a process that ended by itself is replaced; twice as long after each further one, up to the most. */
  firstWait: 500,
  mostWait: 30_000,
  /** After so long without one they count from the beginning. */
  calm: 60_000,
  /** Between two questions to each process whether it is well. */
  pulse: 10_000,
  /** What processes get to end; a little more than the requests that they serve. */
  patience: 28_000,
};

/** Questions in a row that a process leaves without an answer before it counts as dead; none of its work takes a minute. */
const mostSilent = 6;

type Options = {
  launch: (plan: Plan, turn: Turn) => WebProcess;
  /** @throws StartError where the settings are wrong now. */
  readPlan: () => Plan;
  /** Takes a line for the operator. */
  report: (line: string) => void;
  /** Takes one that somebody has to look at. */
  complain: (line: string) => void;
};

/** Keeps as many web processes serving as the settings say, and replaces them when told to or when they end. */
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
    /** Resolves once it has been stopped, or with false where the first process does not come to serve. */
    async run(plan: Plan): Promise<boolean> {
      const first = begin(plan, "first");
      if (!(await isServing(first))) return isStopping || fail(await first.ended);
      let present = plan;
      while (!isStopping) {
        const missing = present.settings.WEB_PROCESSES - serving.size;
        const wait = lastFailure + waitAfter(failures) - performance.now();
        // A second one waits until those that leave have left, so that there are never more than twice as many.
        if (isReloadWanted && running.size === serving.size) present = await reload(present);
        else if (missing <= 0) await bell.wait();
        else if (wait > 0) await bell.wait(wait);
        else await fill(present, missing);
      }
      return true;
    },

    /** Has every process replaced by one with the present code and settings; asked during a reload, once more after. */
    reload(): void {
      isReloadWanted = true;
      bell.ring();
    },

    /** The figures of all processes that serve or have served, brought together. */
    async readFigures(): Promise<string> {
      const present = new Set<WebProcess>();
      const askEach = [...serving].map(async (web) => {
        if (await web.readFigures()) present.add(web);
      });
      await Promise.all(askEach);
      return figures.read(present);
    },

    /** Ends all processes, in the end by force; whether all of them ended well. */
    async stop(): Promise<boolean> {
      isStopping = true;
      bell.ring();
      const ends = [...running].map(({ ended }) => ended);
      for (const web of running) web.stop();
      const late = setTimeout(kill, times.patience);
      const ended = await Promise.all(ends);
      clearTimeout(late);
      // One that did not serve yet ends by the signal itself.
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

  /** Until it has ended, for one that is leaving may be stuck as well. */
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

  /** The plan that holds from now on: the former one, unless everything went well. */
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

  /** One new process serves before an old one leaves. Where one fails those that serve are kept, new and old. */
  async function replaceEach(plan: Plan, old: WebProcess[]): Promise<boolean> {
    const leaving = [...old];
    for (let count = 0; count < plan.settings.WEB_PROCESSES; count++) {
      if (isStopping || !(await isServing(begin(plan, "beside")))) return false;
      for (const web of leaving.splice(0, 1)) retire(web, true);
    }
    for (const web of leaving) retire(web, true);
    return true;
  }

  /** The new process does everything that it can do before the old one has closed the data folder. */
  async function replaceAlone(plan: Plan, old: WebProcess[]): Promise<boolean> {
    const web = begin(plan, "after");
    if (!(await web.isWarm) || isStopping) return false;
    for (const one of old) retire(one, false);
    await Promise.all(old.map(({ ended }) => ended));
    web.open();
    return isServing(web);
  }

  function retire(web: WebProcess, isReplaced: boolean): void {
    // What is to end does not count as failed when it has.
    if (serving.delete(web)) web.retire(isReplaced);
  }

  function noteFailure(line: string): void {
    failures = performance.now() - lastFailure > times.calm ? 0 : failures + 1;
    lastFailure = performance.now();
    complain(`${line}; another starts in ${waitAfter(failures) / 1000} s`);
  }

  /** One that refuses has said why itself. */
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

/** Wakes the one who waits for it; rung while nobody waits, it wakes the next at once. */
function createBell() {
  let isRung = false;
  let wake = () => {};

  return {
    ring(): void {
      isRung = true;
      wake();
    },

    /** Resolves when it rings, or after so many milliseconds. */
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

/** What prom-client tells of one figure; `type` is its kind. */
type Figure = { type?: unknown };

/** Brings together what processes tell, so that what only grows never falls, whichever of them come and go. */
function createFigures<Source extends object>() {
  const last = new Map<Source, readonly Figure[]>();
  let ended: readonly Figure[] = [];

  return {
    note(source: Source, figures: readonly Figure[]): void {
      last.set(source, figures);
    },

    /** Keeps what has grown in one that will tell no more. */
    end(source: Source): void {
      ended = aggregate([ended, (last.get(source) ?? []).filter(isGrowing)]).getMetricsAsArray() as readonly Figure[];
      last.delete(source);
    },

    /** Of `present` everything, of others what had grown when they last told it; in Prometheus' text. */
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
