/**
 * Runs `work` and, while it runs, `renew` three times in every lease, so that one renewal may be lost. `renew` handles
 * its own failures.
 */
export async function whileHolding<T>(
  leaseMs: number,
  renew: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const renewal = setInterval(renew, leaseMs / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
  }
}
