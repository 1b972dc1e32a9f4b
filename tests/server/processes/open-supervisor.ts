import { parseEnv } from "@/lib/env";
import type { Turn } from "@/server/processes/messages";
import type { Plan } from "@/server/processes/plan";
import { createSupervisor } from "@/server/processes/supervisor";
import type { End, WebProcess } from "@/server/processes/web-process";

/** Settings that several processes need. */
export const shared = { DATABASE_URL: "postgres://db.test/cards", REDIS_URL: "redis://redis.test" };

/** A supervisor of fake processes; PostgreSQL and Redis are set unless `changes` override them. */
export function openSupervisor(changes: Record<string, string> = {}) {
  const settings: Record<string, string> = { ...shared, ...changes };
  const webs: ReturnType<typeof buildWeb>[] = [];
  const plans: (Plan & { turn: Turn })[] = [];
  const lines: string[] = [];
  const complaints: string[] = [];
  const readPlan = (): Plan => ({ env: { ...settings } as NodeJS.ProcessEnv, settings: parseEnv(settings) });
  const supervisor = createSupervisor({
    launch(plan, turn) {
      plans.push({ ...plan, turn });
      const web = buildWeb(webs.length + 1);
      webs.push(web);
      return web;
    },
    readPlan,
    report: (line) => lines.push(line),
    complain(line) {
      lines.push(line);
      complaints.push(line);
    },
  });
  return {
    settings,
    webs,
    plans,
    lines,
    complaints,
    turns: () => plans.map(({ turn }) => turn),
    run: () => supervisor.run(readPlan()),
    stop: supervisor.stop,
    readFigures: supervisor.readFigures,
    async reload() {
      supervisor.reload();
      await settle();
    },
  };
}

function buildWeb(pid: number) {
  const told: string[] = [];
  const pulses: ("well" | "stuck" | null)[] = [];
  const visits = { value: pid, labels: {} };
  const figures: object[] | null =
    pid === 3
      ? null
      : [
          { name: "visits", help: "", type: "counter", values: [visits], aggregator: "sum" },
          { name: "sockets", help: "", type: "gauge", values: [{ value: 1, labels: {} }], aggregator: "sum" },
        ];
  let tellFigures: (told: object[]) => void = () => {};
  const [warm, ready, ended] = [defer<boolean>(), defer<boolean>(), defer<End>()];
  return {
    pid,
    isWarm: warm.promise,
    isReady: ready.promise,
    ended: ended.promise,
    async readFigures() {
      if (figures) tellFigures(figures);
      return figures !== null;
    },
    onFigures(listener: (told: object[]) => void) {
      tellFigures = listener;
    },
    /** Reports a count, as a process does before it exits. */
    count(value: number) {
      visits.value = value;
      if (figures) tellFigures(figures);
    },
    takePulse: () => (pulses.length > 0 ? (pulses.shift() ?? null) : "well"),
    /** Its next answers to health checks; "well" once they are used up. */
    pulses,
    open: () => void told.push("open"),
    retire: (isReplaced) => void told.push(isReplaced ? "retire, replaced" : "retire"),
    stop: () => void told.push("stop"),
    kill: () => void told.push("kill"),
    told,
    async becomeWarm() {
      warm.resolve(true);
      await settle();
    },
    async becomeReady() {
      ready.resolve(true);
      await settle();
    },
    async end(end: End = { code: 0, signal: null }) {
      ended.resolve(end);
      for (const { resolve } of [warm, ready]) resolve(false);
      await settle();
    },
  } satisfies WebProcess & Record<string, unknown>;
}

/** Lets pending promises settle. */
const settle = () => jest.advanceTimersByTimeAsync(0);

function defer<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settled) => (resolve = settled));
  return { promise, resolve };
}
