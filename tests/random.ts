/** Reproducible randomness: the seed determines every value. */
export type Random = {
  between(least: number, most: number): number;
  /** A whole number from 0 up to, but not including, `below`. */
  integer(below: number): number;
  pick<T>(items: readonly T[]): T;
};

/** Mulberry32; 32 bits of state are enough for tests. */
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
