"use client";

import { mutate } from "swr";
import type { Operation } from "@/lib/contract/operation";
import type { List } from "@/lib/contract/pagination";
import { revalidate } from "./use-answer";

/** Optimistic: shows the order of `ids` at once, and `before` again if `send` fails. @throws RequestError */
export async function orderRows(
  list: Pick<Operation, "path">,
  { ids, before, send }: { ids: readonly number[]; before: readonly number[]; send: () => Promise<void> },
): Promise<void> {
  await showOrder(list, ids);
  try {
    await send();
  } catch (error) {
    await showOrder(list, before);
    throw error;
  } finally {
    // The mutation discards requests under way.
    void revalidate(list);
  }
}

async function showOrder({ path }: Pick<Operation, "path">, ids: readonly number[]): Promise<void> {
  const placeOf = new Map(ids.map((id, index) => [id, index]));
  await mutate<List<{ id: number }>>(
    (key) => typeof key === "string" && key.startsWith(path) && !key.includes("ordering="),
    (list) =>
      list && {
        ...list,
        results: [...list.results].sort((a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0)),
      },
    { revalidate: false },
  );
}
