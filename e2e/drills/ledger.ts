import { expect } from "@playwright/test";

/** What must exist by the answers received: acknowledged writes certainly happened, interrupted ones may have. */
export type Ledger = {
  add(name: string, isAcknowledged: boolean): void;
  remove(name: string, isAcknowledged: boolean): void;
  /** @throws if `names` lack something certain, contain something certainly gone, or contain duplicates */
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
