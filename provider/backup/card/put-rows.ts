import type { Figure } from "../../analytics/counting/figures";
import { addForeignFigures, listFigures } from "../../analytics/events/repo";
import { carryVisitors } from "../../analytics/milestones";
import { isRepeated } from "../../feedback/repo";
import type { Write } from "../../kernel/write/write";
import type { NewIds } from "./put-contents";
import { insertUnlessKnown } from "./repo";
import type { ArchivedRow, RowKind } from "./rows";

/** Where rows go: into an open write of the client, whose contents have the ids in `ids`. */
export type RowTarget = {
  open: Write;
  clientId: number;
  ids: NewIds;
  /** By the card's own clock. */
  today: string;
  /** Whether an administrator says that visitors wrote what the archive says they did; of an owner's it is the owner's word. */
  isVouchedFor: boolean;
};

/** Puts one row of each kind where it was not here yet, and says whether it was so. */
export const putRow: { [K in RowKind]: (target: RowTarget, row: ArchivedRow<K>) => Promise<boolean> } = {
  leads({ open, clientId, ids }, lead) {
    const items = lead.items.map((item) => ({ ...item, product_id: ids.product.get(item.product_id) ?? 0 }));
    return insertUnlessKnown(open.trx, "leads", { ...lead, items: JSON.stringify(items), client_id: clientId });
  },

  appointments: ({ open, clientId }, row) =>
    insertUnlessKnown(open.trx, "appointments", { ...row, client_id: clientId }),

  async reviews({ open, clientId, isVouchedFor }, review) {
    const { ticket, customer_email, customer_phone, message, origin } = review;
    const sent = { ticket: ticket ?? "", customer_email, customer_phone, message };
    if (await isRepeated(open.trx, clientId, sent)) return false;
    const row = { ...review, origin: isVouchedFor ? origin : "owner", client_id: clientId };
    return insertUnlessKnown(open.trx, "feedback", row);
  },

  /** A day that has figures stays as it is, and so does one that is not over: its own are counted anew from its events. */
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

/** What a figure is about, by its name here; null for what is on the card no more. */
function rename(ids: NewIds, metric: string, item: string): string | null {
  const kind = /^target:(product|document|video)_opened$/.exec(metric)?.[1] as keyof NewIds | undefined;
  if (!kind) return item;
  const id = ids[kind].get(Number(item));
  return id === undefined ? null : String(id);
}
