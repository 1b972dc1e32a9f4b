/** The median by `order`. @throws an Error if there is none */
export function middleBy<T>(all: readonly T[], order: (one: T) => number): T {
  const sorted = all.toSorted((a, b) => order(a) - order(b));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("Nothing was measured");
  return middle;
}

export function middleOf(numbers: readonly number[]): number {
  return middleBy(numbers, (number) => number);
}
