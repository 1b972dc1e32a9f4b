import type { Logger } from "pino";
import { processWide } from "../process-wide";
import { createLogger, type LogSettings } from "./logger";

/** Counts, durations, names of parts; nothing of people, and nothing that opens anything. */
type LogFields = Record<string, string | number | boolean | null | undefined>;

const shared = () => processWide("log", () => ({ logger: createLogger({ LOG_LEVEL: "info" }) }));

/** From now on lines are as the settings say. */
export function openLog(settings: LogSettings): void {
  shared().logger = createLogger(settings);
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
    write("error", message, error === undefined ? fields : { ...fields, error });
  },
};

function write(level: "debug" | "info" | "warn" | "error", message: string, fields: object = {}): void {
  const logger: Logger = shared().logger;
  logger[level](fields, message);
}
