import { fork } from "node:child_process";
import { log } from "@/lib/runtime/log/log";
import type { HeldSocket } from "./hold-socket";
import type { Figures, News, Order, Turn } from "./messages";
import { launcher, releaseFolder } from "./plan";

/**
 * How glibc takes memory: from two pools, where it has eight for each core and gives little of them back, so that
 * pictures and drawings, made in threads, left 565 MB where these leave 370. And pieces of 128 KB and more from the system
 * itself, which by default it does only until one is given back: then pages are kept between the holes that compressing
 * leaves, 30 MB with 10,000 cards.
 */
const allocation = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: String(128 * 1024) };

/** Megabytes for what has just been made, a third of it in use; with twice as much, renderings take as long. */
const execArgv = [...process.execArgv, "--max-semi-space-size=8"];

/** Milliseconds: whoever asks for figures asks again soon. */
const figuresWait = 2_000;

/** How a process ended: one of the two is there. */
export type End = { code: number | null; signal: NodeJS.Signals | null };

/** A web process as the supervisor sees it. */
export type WebProcess = {
  pid: number;
  /** Whether it came so far, or ended before. */
  isWarm: Promise<boolean>;
  isReady: Promise<boolean>;
  ended: Promise<End>;
  /** Asks whether it is well; what it last said, or null where it has said nothing since it was asked before. */
  takePulse(): "well" | "stuck" | null;
  /** Asks for its figures; false where it does not tell them within two seconds. */
  readFigures(): Promise<boolean>;
  /** `listener` gets them whenever it tells them: it also does so before it leaves. */
  onFigures(listener: (figures: object[]) => void): void;
  open(): void;
  retire(isReplaced: boolean): void;
  /** It serves what is under way, or ends at once where it does not serve yet. */
  stop(): void;
  kill(): void;
};

/** Starts one with exactly the settings in `env`, whatever a file says meanwhile, so that all of them share theirs. */
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
  // One that has just ended hears nothing; that it ended is told elsewhere.
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
