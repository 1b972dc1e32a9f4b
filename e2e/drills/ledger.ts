import { expect } from "@playwright/test";

/**
 * What has to be there by the answers that were given: what was acknowledged is certain, what was cut off may have
 * happened or not.
 */
export type Ledger = {
  add(name: string, isAcknowledged: boolean): void;
  remove(name: string, isAcknowledged: boolean): void;
  /** @throws where `names` lack what is certain, hold what has certainly gone, or hold anything twice. */
  check(names: readonly string[]): void;
};

export function createLedger(): Ledger {
  const kept = new Set<string>();
  const possible = new Set<string>();
  return {
    add: (name, isAcknowledged) => void (isAcknowledged ? kept : possible).add(name),
    remove(name, isAcknowledged) {
      kept.delete(name);
      if (isAcknowledged) possible.delete(name);
      else possible.add(name);
    },
    check(names) {
      expect(names).toEqual([...new Set(names)]);
      expect(names).toEqual(expect.arrayContaining([...kept]));
      expect(names.filter((name) => !kept.has(name) && !possible.has(name))).toEqual([]);
    },
  };
}
