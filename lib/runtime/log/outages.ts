const interval = 60_000;
const deepestCause = 5;

/** Outages: network and disk errors that repeat with every call. */
const reasons = new Set([
  ...["unavailable", "busy", "full", "storage_full", "TimeoutError"],
  ...["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  ...["ENOSPC", "EDQUOT", "UND_ERR_CONNECT_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_SOCKET"],
]);

type Level = "warn" | "error";
type Tell = (level: Level | "info", message: string, fields: { reason: string; more?: number; times?: number }) => void;

/**
 * Rate-limits outage messages: the first of a message and reason is logged at once, repetitions are counted per minute,
 * and a minute without any is logged as the end.
 */
export function createOutages(tell: Tell) {
  const known = new Map<string, { more: number; times: number }>();

  return function isTold(level: Level, message: string, error: unknown): boolean {
    const reason = reasonOf(error);
    if (reason === null) return true;
    const key = `${level} ${reason} ${message}`;
    const former = known.get(key);
    if (former) {
      former.more++;
      former.times++;
      return false;
    }
    const outage = { more: 0, times: 1 };
    known.set(key, outage);
    const summing = setInterval(() => {
      if (outage.more > 0) {
        tell(level, message, { reason, more: outage.more });
        outage.more = 0;
        return;
      }
      clearInterval(summing);
      known.delete(key);
      if (outage.times > 1) tell("info", `It has stopped: ${message}`, { reason, times: outage.times });
    }, interval);
    summing.unref();
    return true;
  };
}

/** The first known code in the chain of causes; null for a bug. */
function reasonOf(error: unknown): string | null {
  let cause = error;
  for (let depth = 0; depth < deepestCause && cause instanceof Error; depth++) {
    const { failure, code, name } = cause as Error & { failure?: unknown; code?: unknown };
    const reason = [failure, code, name].find((word) => reasons.has(String(word)));
    if (reason !== undefined) return String(reason);
    cause = cause.cause;
  }
  return null;
}
