import type { Logger } from "pino";
import { processWide } from "../process-wide";
import { createLogger, type LogSettings } from "./logger";
import { createOutages } from "./outages";

/** Counts, durations, names of parts; nothing of people, and nothing that opens anything. */
type LogFields = Record<string, string | number | boolean | null | undefined>;

/** Hears of each error as it is told. */
type ErrorListener = (message: string, error: unknown) => void;

const shared = () =>
  processWide("log", () => ({
    logger: createLogger({ LOG_LEVEL: "info" }),
    listeners: new Set<ErrorListener>(),
    isTold: createOutages((level, message, fields) => write(level, message, fields)),
  }));

/** From now on lines are as the settings say. */
export function openLog(settings: LogSettings): void {
  shared().logger = createLogger(settings);
}

/** Whether anybody is told what goes to `log.debug`. */
export function isDebugging(): boolean {
  return shared().logger.isLevelEnabled("debug");
}

/** @returns the function that ends it */
export function hearErrors(listener: ErrorListener): () => void {
  const { listeners } = shared();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What this process tells whoever runs it, one line each: `message` is always the same for the same thing, and what varies
 * is beside it. Request and job are added by themselves.
 */
export const log = {
  debug: (message: string, fields?: LogFields) => write("debug", message, fields),
  info: (message: string, fields?: LogFields) => write("info", message, fields),
  /** Somebody should look at it some time. */
  warn: (message: string, fields?: LogFields) => write("warn", message, fields),
  /** Something was not done. */
  error(message: string, error?: unknown, fields?: LogFields): void {
    if (shared().isTold("error", message, error))
      write("error", message, error === undefined ? fields : { ...fields, error });
    for (const listener of shared().listeners) listener(message, error);
  },
};

function write(level: "debug" | "info" | "warn" | "error", message: string, fields: object = {}): void {
  const logger: Logger = shared().logger;
  logger[level](fields, message);
}
