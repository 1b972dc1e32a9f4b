import { fork } from "node:child_process";
import { log } from "@/lib/runtime/log/log";
import type { HeldSocket } from "./hold-socket";
import type { Figures, News, Order, Turn } from "./messages";
import { launcher, releaseFolder } from "./plan";

/**
 * glibc malloc: two arenas instead of eight per core (370 MB resident instead of 565 after image work in threads), and
 * a fixed mmap threshold against fragmentation by compression (30 MB with 10,000 cards).
 */
const allocation = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: String(128 * 1024) };

/** Megabytes; doubling it did not speed up rendering. */
const execArgv = [...process.execArgv, "--max-semi-space-size=8"];

/** Milliseconds; metrics are scraped again soon. */
const figuresWait = 2_000;

/** One of the two is set. */
export type End = { code: number | null; signal: NodeJS.Signals | null };

export type WebProcess = {
  pid: number;
  /** False if it exited before. */
  isWarm: Promise<boolean>;
  isReady: Promise<boolean>;
  ended: Promise<End>;
  /** Sends a health check. @returns the answer to the last one, or null */
  takePulse(): "well" | "stuck" | null;
  /** Asks for metrics; false after two seconds without an answer. */
  readFigures(): Promise<boolean>;
  /** Also called before exit. */
  onFigures(listener: (figures: object[]) => void): void;
  open(): void;
  retire(isReplaced: boolean): void;
  /** Finishes requests under way, or exits at once if it does not serve yet. */
  stop(): void;
  kill(): void;
};

/** Uses exactly `env`, so that all processes have the same settings. */
export function startWebProcess(env: NodeJS.ProcessEnv, turn: Turn, socket: HeldSocket): WebProcess {
  const child = fork(launcher, ["web"], {
    execArgv,
    env: { ...allocation, ...env },
    cwd: releaseFolder,
  });
  const ended = new Promise<End>((resolve) => {
    child.once("exit", (code, signal) => resolve({ code, signal }));
    child.once("error", (error) => {
      log.error("A web process could not be started", error);
      if (child.pid === undefined) resolve({ code: 1, signal: null });
    });
  });
  const hear = (awaited: News) =>
    new Promise<boolean>((resolve) => {
      child.on("message", (news) => news === awaited && resolve(true));
      void ended.then(() => resolve(false));
    });
  // Ignore a closed channel: the exit is handled elsewhere.
  const tell = (order: Order, handle?: HeldSocket["handle"]) => child.send(order, handle as never, () => {});

  let asked = 0;
  let pulse: "well" | "stuck" | null = null;
  child.on("message", (news: News | Figures) => {
    if (news === "well" || news === "stuck") pulse = news;
  });
  tell({ order: "begin", turn }, socket.handle);
  return {
    pid: child.pid ?? 0,
    isWarm: hear("warm"),
    isReady: hear("ready"),
    ended,
    takePulse() {
      const last = pulse;
      pulse = null;
      tell({ order: "pulse" });
      return last;
    },
    readFigures() {
      const number = ++asked;
      tell({ order: "figures", number });
      return new Promise((resolve) => {
        const settle = (isTold: boolean) => {
          clearTimeout(late);
          child.off("message", hearFigures);
          resolve(isTold);
        };
        const hearFigures = (said: News | Figures) => {
          if (typeof said === "object" && said.number === number) settle(true);
        };
        const late = setTimeout(settle, figuresWait, false);
        child.on("message", hearFigures);
      });
    },
    onFigures: (listener) => {
      child.on("message", (said: News | Figures) => {
        if (typeof said === "object") listener(said.metrics);
      });
    },
    open: () => tell({ order: "open" }),
    retire: (isReplaced) => tell({ order: "retire", isReplaced }),
    stop: () => child.kill("SIGTERM"),
    kill: () => child.kill("SIGKILL"),
  };
}
