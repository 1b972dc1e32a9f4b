import type { Figure } from "../../analytics/counting/figures";
import { addForeignFigures, listFigures } from "../../analytics/events/repo";
import { carryVisitors } from "../../analytics/milestones";
import { isRepeated } from "../../feedback/repo";
import type { Write } from "../../kernel/write/write";
import type { NewRow } from "../../ports/database/folding/folded-texts";
import type { Db } from "../../ports/database/schema";
import type { NewIds } from "./put-contents";
import { giveToPerson, insertUnlessKnown } from "./repo";
import type { ArchivedRow, RowKind } from "./rows";

/** The open transaction, the client, and the new ids of its contents. */
export type RowTarget = {
  open: Write;
  clientId: number;
  ids: NewIds;
  /** Today in the card's time zone. */
  today: string;
  /**
   * Whether an administrator imports. Only then does a review keep its origin; otherwise it counts as entered by the
   * owner.
   */
  isVouchedFor: boolean;
};

/** Inserts a row unless it is already here. @returns whether it was inserted */
export const putRow: { [K in RowKind]: (target: RowTarget, row: ArchivedRow<K>) => Promise<boolean> } = {
  leads({ open, clientId, ids }, { person, ...lead }) {
    const items = lead.items.map((item) => ({ ...item, product_id: ids.product.get(item.product_id) ?? 0 }));
    const whose = { client_id: clientId, person_id: ids.person.get(person ?? -1) ?? null };
    return insertOrGiveBack(open.trx, "leads", { ...lead, ...whose, items: JSON.stringify(items) });
  },

  appointments({ open, clientId, ids }, { person, ...appointment }) {
    const whose = { client_id: clientId, person_id: ids.person.get(person ?? -1) ?? null };
    return insertOrGiveBack(open.trx, "appointments", { ...appointment, ...whose });
  },

  async reviews({ open, clientId, isVouchedFor }, review) {
    const { ticket, customer_email, customer_phone, message, origin } = review;
    const sent = { ticket: ticket ?? "", customer_email, customer_phone, message };
    if (await isRepeated(open.trx, clientId, sent)) return false;
    const row = { ...review, origin: isVouchedFor ? origin : "owner", client_id: clientId };
    return insertUnlessKnown(open.trx, "feedback", row);
  },

  /** Skips days that already have figures, and today and later: those are counted from their events. */
  async figures({ open, clientId, ids, today }, { day, figures }) {
    const { trx } = open;
    const key = { client_id: clientId, day };
    if (day >= today || (await listFigures(trx, key)).length > 0) return false;
    const named = new Map<string, Figure>();
    for (const { metric, item, count } of figures) {
      const name = rename(ids, metric, item);
      if (name !== null) named.set(`${metric} ${name}`, { metric, item: name, count });
    }
    if (named.size === 0) return false;
    await addForeignFigures(trx, key, [...named.values()]);
    await carryVisitors(open, clientId, named.get("visitors ")?.count ?? 0);
    return true;
  },
};

type Whose = { client_id: number; ticket: string; person_id: number | null };

/** One that is here lost its person when the card's people were replaced. @returns whether it was inserted */
async function insertOrGiveBack<T extends "leads" | "appointments">(trx: Db, table: T, row: NewRow<T> & Whose) {
  if (await insertUnlessKnown(trx, table, row)) return true;
  if (row.person_id !== null) await giveToPerson(trx, table, row);
  return false;
}

/** Maps a content's id to the new one; null if the content is no longer on the card. */
function rename(ids: NewIds, metric: string, item: string): string | null {
  const kind = /^target:(product|document|video)_opened$/.exec(metric)?.[1] as keyof NewIds | undefined;
  if (!kind) return item;
  const id = ids[kind].get(Number(item));
  return id === undefined ? null : String(id);
}
