import type { Kysely } from "kysely";
import { columnTypes } from "../columns";
import { isLandline } from "../folding/fold-phone";

const batch = 500;

type Tables = { clients: { id: number; phone: string; landline_chat: string | null } };

/**
 * Owners' answers whether a landline is on WhatsApp. Cards that already offer a chat keep it until the owner is asked.
 */
export async function addLandlineChat(untyped: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(untyped);
  await untyped.schema.alterTable("clients").addColumn("landline_chat", text).execute();
  const db = untyped as Kysely<Tables>;
  for (let after = 0; ; ) {
    const clients = db.selectFrom("clients").select(["id", "phone"]);
    const rows = await clients.where("id", ">", after).orderBy("id").limit(batch).execute();
    const last = rows.at(-1);
    if (!last) return;
    const landlines = rows.filter(({ phone }) => isLandline(phone)).map(({ id }) => id);
    if (landlines.length > 0)
      await db.updateTable("clients").set({ landline_chat: "kept" }).where("id", "in", landlines).execute();
    after = last.id;
  }
}
