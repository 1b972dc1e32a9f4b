/**
 * Reports a missing server in one line: what did not run, and what it needs. With `CI` set it throws instead, because
 * CI has to run every test.
 */
export function reportMissing(what: string, need: string): null {
  const line = `Not run: ${what}, for want of ${need}`;
  if (process.env.CI) throw new Error(line);
  console.warn(line);
  return null;
}
