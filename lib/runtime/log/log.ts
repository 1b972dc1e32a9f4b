import type { Logger } from "pino";
import { processWide } from "../process-wide";
import { createLogger, type LogSettings } from "./logger";
import { createOutages } from "./outages";

/** Counts, durations, names of parts; no personal data, no secrets. */
type LogFields = Record<string, string | number | boolean | null | undefined>;

type ErrorListener = (message: string, error: unknown) => void;

const shared = () =>
  processWide("log", () => ({
    logger: createLogger({ LOG_LEVEL: "info" }),
    listeners: new Set<ErrorListener>(),
    isTold: createOutages((level, message, fields) => write(level, message, fields)),
  }));

/** Applies the settings to later lines. */
export function openLog(settings: LogSettings): void {
  shared().logger = createLogger(settings);
}

export function isDebugging(): boolean {
  return shared().logger.isLevelEnabled("debug");
}

/** @returns unsubscribe */
export function hearErrors(listener: ErrorListener): () => void {
  const { listeners } = shared();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One line each. `message` is constant, variables go into `fields`. Request and job ids are added. */
export const log = {
  debug: (message: string, fields?: LogFields) => write("debug", message, fields),
  info: (message: string, fields?: LogFields) => write("info", message, fields),
  /** Needs attention at some time. */
  warn: (message: string, fields?: LogFields) => write("warn", message, fields),
  /** Something failed. */
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
