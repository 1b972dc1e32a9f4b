import type { T } from "./translator";

type Reader = Pick<T, "dir">;

/** Letters that are read from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/** A part of a line in its own direction. Nothing is added where all is read from left to right. */
export function isolate({ dir }: Reader, part: string): string {
  return dir === "rtl" ? `\u2068${part}\u2069` : part;
}

/** An amount after a name, as an order has them: beside letters from right to left the currency's sign would change places. */
export function isolateAfter(name: string, amount: string): string {
  return isolate({ dir: rightToLeft.test(name) ? "rtl" : "ltr" }, amount);
}

/** Parts of a line side by side; empty ones are left out. */
export function sideBySide(t: Reader, parts: readonly (string | null | undefined | false)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part) => isolate(t, part))
    .join(" · ");
}

/**
 * The parameters of a text as `isolate` writes them where it has to: phone numbers, amounts, and names that begin or end in
 * a sign. Words and plain numbers stay in their places by themselves; links are followed, and so are left alone.
 */
export function isolateAll<P extends object>(t: Reader, params: P): P {
  if (t.dir !== "rtl") return params;
  const entries = Object.entries(params).map(([name, value]) => [name, isAtRisk(value) ? isolate(t, value) : value]);
  return Object.fromEntries(entries) as P;
}

function isAtRisk(value: unknown): value is string {
  if (typeof value !== "string" || rightToLeft.test(value) || value.includes("://")) return false;
  return /\d.*[^\d.,]|[^\d.,].*\d|^[^\p{L}\d]|[^\p{L}\p{M}\d]$/su.test(value);
}
