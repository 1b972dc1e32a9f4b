/** `from`: signs from then on, milliseconds since 1970. */
export type Key = { secret: string; from: number };

/** Rotating secrets of one purpose. Read them at each use: they rotate while the process runs. */
export type KeyRing = {
  /** Signs now. */
  readonly current: string;
  /**
   * Verifies, current first: also future ones, which other processes may use already, and those replaced less than
   * `lasting` milliseconds ago, the lifetime of what they signed.
   */
  accepted(lasting: number): readonly string[];
};

/** Never rotates. `former` only verifies. */
export function fixedKeys(secret: string, former?: string): KeyRing {
  return { current: secret, accepted: () => (former === undefined ? [secret] : [secret, former]) };
}

/** Over the keys that `read` returns, newest first. */
export function createKeyRing(read: () => readonly Key[], now: () => number = Date.now): KeyRing {
  const split = () => {
    const keys = read();
    const found = keys.findIndex(({ from }) => from <= now());
    // A clock before the first key is wrong; that key signs all the same.
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
      // A key was replaced when the newer one began to sign.
      const former = keys.slice(index + 1).filter((_, at) => (keys[index + at]?.from ?? 0) > now() - lasting);
      return [...keys.slice(index, index + 1), ...former, ...upcoming].map(({ secret }) => secret);
    },
  };
}
