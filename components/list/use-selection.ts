"use client";

import { useState } from "react";

type State = { isOn: boolean; ids: ReadonlySet<number>; isAll: boolean; of: string };
const nobody = { ids: new Set<number>(), isAll: false };
const off: State = { isOn: false, ...nobody, of: "" };

/**
 * Rows chosen on the pages of a list, or all that it finds. Another search or filter chooses nothing anew, lest what is
 * out of sight is meant too.
 *
 * @param found how many the list finds in all
 */
export function useSelection<F>(filter: F, found: number) {
  const of = JSON.stringify(filter);
  const [stored, setStored] = useState(off);
  const state = stored.of === of ? stored : { ...stored, ...nobody, of };
  const { isOn, ids, isAll } = state;
  const chosen = isAll ? { filter } : { ids: [...ids] };

  return {
    isOn,
    isAll,
    ids,
    chosen,
    count: isAll ? found : ids.size,
    has: (id: number) => isAll || ids.has(id),
    start: () => setStored({ ...off, isOn: true, of }),
    /** Ends it. */
    clear: () => setStored(off),
    chooseAll: () => setStored({ ...state, isAll: true }),
    /** Who leaves one out of all keeps the others of the page. */
    choose(which: readonly number[], isChosen: boolean, page: readonly number[]) {
      const next = new Set(isAll ? page : ids);
      for (const id of which) isChosen ? next.add(id) : next.delete(id);
      setStored({ ...state, isAll: false, ids: next });
    },
  };
}
export type Selection<F = unknown> = ReturnType<typeof useSelection<F>>;
