import { foldedAnew } from "../../ports/database/folding/folded-texts";
import { listColumns } from "../../ports/database/queries/list-columns";
import type { Db, Row } from "../../ports/database/schema";
import { deleteClosedCards } from "../closed/repo";
import { copyOwnerEmail } from "../repo";
import { listDeletedUsers, listStayed } from "./accounts-repo";
import {
  createPieces,
  type DeletedClientRow,
  type Piece,
  type RestoredTable,
  readPieces,
  restoredTables,
} from "./pieces-repo";
import { forget, idsOf, updateFiles } from "./repo";

/** Copies a deleted client's rows to another database. */
export async function copySetAside(from: Db, to: Db, client: DeletedClientRow): Promise<void> {
  await to.insertInto("deleted_clients").values(client).execute();
  const put = createPieces(to, client.id);
  for await (const { name, rows } of readPieces(from, client.id)) await put(name, rows);
}

type Changes = {
  /** Changed fields of the owner's account, where it comes back. */
  owner: Partial<Row<"users">>;
  /** Addresses that are not restored. */
  withoutSlugs?: readonly string[];
};

/**
 * Restores all rows but those of accounts that have stayed. Rows may be older than the schema: values without a column are
 * left out, and missing columns get their defaults.
 *
 * @returns the columns left out, as `table.column`
 */
export async function putBack(trx: Db, { id, owner_id }: DeletedClientRow, { owner, withoutSlugs = [] }: Changes) {
  const leftOut = new Set<string>();
  const stayed = new Set<unknown>(await listStayed(trx, await listDeletedUsers(trx, id)));
  for await (const { name, rows } of readPieces(trx, id)) {
    if (name === "files") await updateFiles(trx, rows, { client_id: id, dropped_at: null });
    else if (name === "sign_ups")
      await trx.updateTable("sign_ups").set({ client_id: id }).where("id", "in", idsOf(rows)).execute();
    else {
      const columns = await listColumns(trx, name);
      const kept = await keepRows(trx, name, rows, { withoutSlugs, stayed });
      const fitted = kept.map((row) => {
        const changed = name === "users" && row.id === owner_id ? { ...row, ...owner } : foldedAnew(name, row);
        for (const column of Object.keys(changed)) if (!columns.has(column)) leftOut.add(`${name}.${column}`);
        return Object.fromEntries(Object.entries(changed).filter(([column]) => columns.has(column)));
      });
      if (fitted.length > 0)
        await trx
          .insertInto(name)
          .values(fitted as never)
          .execute();
    }
  }
  await copyOwnerEmail(trx, id);
  await deleteClosedCards(trx, id);
  await forget(trx, id);
  return [...leftOut];
}

type Left = { withoutSlugs: readonly string[]; stayed: ReadonlySet<unknown> };

/**
 * Without accounts that have stayed and what is theirs, without addresses that are others' now, and without a plan that is
 * not known here: a backup may be another site's.
 */
async function keepRows(trx: Db, name: RestoredTable, rows: Piece["rows"], { withoutSlugs, stayed }: Left) {
  if (name === "users") return rows.filter(({ id }) => !stayed.has(id));
  if (restoredTables[name] === "user_id") return rows.filter(({ user_id }) => !stayed.has(user_id));
  if (name === "slugs") return rows.filter(({ slug }) => !withoutSlugs.includes(String(slug)));
  if (name !== "subscriptions") return rows;
  const plans = await trx.selectFrom("plans").select("id").execute();
  const known = new Set<unknown>([null, ...plans.map(({ id }) => id)]);
  return rows.filter(({ plan_id }) => known.has(plan_id));
}
