/** A secret, and the moment from which on it signs, in milliseconds since 1970. */
export type Key = { secret: string; from: number };

/**
 * The secrets of one use, of which one signs at any time. A process asks for them as it signs or reads, and keeps none: they
 * are replaced while it runs.
 */
export type KeyRing = {
  /** What signs now. */
  readonly current: string;
  /**
   * What is believed, the current one first: those still to come, which other processes may sign with already, and those
   * that were replaced no longer than `lasting` milliseconds ago, which is how long what they have signed is good for.
   */
  accepted(lasting: number): readonly string[];
};

/** One that nobody replaces while the process runs. What is `former` signs nothing and is believed. */
export function fixedKeys(secret: string, former?: string): KeyRing {
  return { current: secret, accepted: () => (former === undefined ? [secret] : [secret, former]) };
}

/** One over keys that `read` gives at each time, the newest first, by the wall clock that they all name. */
export function createKeyRing(read: () => readonly Key[], now: () => number = Date.now): KeyRing {
  const split = () => {
    const keys = read();
    const found = keys.findIndex(({ from }) => from <= now());
    // Before the first one's time the clock is wrong; that one signs all the same.
    const index = found < 0 ? keys.length - 1 : found;
    return { keys, index };
  };
  return {
    get current() {
      const { keys, index } = split();
      return keys[index]?.secret ?? "";
    },
    accepted(lasting) {
      const { keys, index } = split();
      const upcoming = keys.slice(0, index);
      // Each was replaced at the moment from which the one before it signs.
      const former = keys.slice(index + 1).filter((_, at) => (keys[index + at]?.from ?? 0) > now() - lasting);
      return [...keys.slice(index, index + 1), ...former, ...upcoming].map(({ secret }) => secret);
    },
  };
}
