import { numberLocale } from "./locale";

const count = new Intl.NumberFormat(numberLocale);

/** "15,860". */
export function formatCount(value: number): string {
  return count.format(value);
}

/** `value` percent with one decimal: "12.5%". */
export function formatPercent(value: number): string {
  return `${value.toFixed(1)}%`;
}

/** One decimal; 0 if `whole` is 0. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 1_000) / 10 : 0;
}
