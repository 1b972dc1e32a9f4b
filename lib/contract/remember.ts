/** Longer keys are not cached. */
const longestKey = 200;

/**
 * `work` with a cache of the last few hundred keys. It must be pure, and its results must not be changed.
 */
export function remember<T>(work: (key: string) => T, most = 500): (key: string) => T {
  const results = new Map<string, { result: T }>();
  return (key) => {
    const present = results.get(key);
    if (present) return present.result;
    const result = work(key);
    if (key.length > longestKey) return result;
    if (results.size >= most) results.clear();
    results.set(key, { result });
    return result;
  };
}
