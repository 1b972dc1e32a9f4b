import { trace } from "@opentelemetry/api";
import { destination, type Logger, type LoggerOptions, pino, stdTimeFunctions } from "pino";
import pretty from "pino-pretty";
import type { ProviderSettings } from "../settings";
import { logContext } from "./context";
import { describeError } from "./describe-error";
import { scrub } from "./scrub";

export type LogSettings = Pick<ProviderSettings, "LOG_LEVEL" | "LOG_FORMAT">;

const standardError = 2;

/** Synchronous, so the last line before an exit is written. To stderr: stdout is a command's output. */
export function createLogger({ LOG_LEVEL, LOG_FORMAT }: LogSettings, fd = standardError): Logger {
  const options: LoggerOptions = {
    level: LOG_LEVEL,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    errorKey: "error",
    serializers: { error: (error: unknown) => describeError(error) },
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => ({ ...logContext(), ...traceIds() }),
    hooks: { streamWrite: scrub },
  };
  const isText = (LOG_FORMAT ?? (process.stderr.isTTY ? "text" : "json")) === "text";
  return pino(options, isText ? writeText(fd) : destination({ fd, sync: true }));
}

function writeText(fd: number) {
  return pretty({
    destination: fd,
    sync: true,
    colorize: Boolean(process.stderr.isTTY),
    errorLikeObjectKeys: ["error"],
    translateTime: "SYS:HH:MM:ss.l",
    ignore: "pid",
  });
}

/** Links a log line to its trace. */
export function traceIds(): { traceId?: string; spanId?: string } {
  const { traceId, spanId } = trace.getActiveSpan()?.spanContext() ?? {};
  return traceId ? { traceId, spanId } : {};
}
