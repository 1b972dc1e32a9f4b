import { log } from "./log";

const message = "A library reports";
const levels = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

/**
 * Sends the console output of libraries to the log: texts and the first error. Objects are dropped, since they may
 * contain anything. @returns undo
 */
export function takeConsole(): () => void {
  const former = { ...console };
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, (typeof levels)[keyof typeof levels]][])
    console[method] = (...args: unknown[]) => {
      const text = args.filter((arg) => typeof arg === "string").join(" ");
      if (level === "error") log.error(message, args.find((arg) => arg instanceof Error) ?? undefined, { text });
      else log[level](message, { text });
    };
  return () => Object.assign(console, former);
}
