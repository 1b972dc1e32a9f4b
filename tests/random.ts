/** Chance that can be had again: what it gives follows from its seed. */
export type Random = {
  between(least: number, most: number): number;
  /** A whole number from 0 on. */
  integer(below: number): number;
  pick<T>(items: readonly T[]): T;
};

/** Mulberry32: thirty-two bits of state are enough to choose what is killed when. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    integer: (below) => Math.floor(next() * below),
    between: (least, most) => least + next() * (most - least),
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T,
  };
}
