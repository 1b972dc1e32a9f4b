/** Longer keys are what nobody means, and not worth their room. */
const longestKey = 200;

/**
 * `work`, done once for each of the last few hundred keys. Its results are shared, so nobody may change them; it has to
 * say the same each time.
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
