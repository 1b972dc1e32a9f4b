import { limitConcurrency } from "@/lib/runtime/concurrency";
import { log } from "@/lib/runtime/log/log";

const removalsAtOnce = 8;

/** Removes each key and returns those that are gone; failures are logged in one line. */
export async function removeEach(keys: readonly string[], remove: (key: string) => Promise<void>): Promise<string[]> {
  const inTurn = limitConcurrency(removalsAtOnce, Number.POSITIVE_INFINITY);
  const wanted = [...new Set(keys)];
  const results = await Promise.allSettled(wanted.map((key) => inTurn(() => remove(key))));
  const failure = results.find((result) => result.status === "rejected");
  const gone = wanted.filter((_, index) => results[index]?.status === "fulfilled");
  if (failure) log.error("Files stay for now", failure.reason, { files: wanted.length - gone.length });
  return gone;
}
