/**
 * The tests' word about a server that cannot be had: one line that says what was not run and for want of what. Where
 * `CI` is set that is a failure, because there nothing may go unproven.
 */
export function reportMissing(what: string, need: string): null {
  const line = `Not run: ${what}, for want of ${need}`;
  if (process.env.CI) throw new Error(line);
  console.warn(line);
  return null;
}
