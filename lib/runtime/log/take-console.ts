import { log } from "./log";

const message = "A library reports";
const levels = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

/**
 * From now on what libraries say to the console is in the log, request and all: the words and the first error of it. Objects
 * are left out, since nobody knows what is in them.
 *
 * @returns the function that ends it
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
