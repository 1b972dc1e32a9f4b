import { type Kysely, sql } from "kysely";
import { columnTypes } from "../columns";
import { isFullPhone } from "../folding/fold-phone";

const batch = 500;

/**
 * Gives accounts their own sign-in number. Before, the card's number signed in, which anybody can write on a card.
 * Numbers that could sign in are kept: those of a single client, or of a single active one.
 */
export async function addSignInPhones(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("sign_in_phone", columnTypes(db).text).execute();
  await db.schema.createIndex("users_by_sign_in_phone").unique().on("users").column("sign_in_phone").execute();
  await sql`
    update users set sign_in_phone = numbers.folded_phone
    from (select folded_phone, coalesce(min(case when is_active then user_id end), min(user_id)) as user_id
      from clients where folded_phone <> '' group by folded_phone
      having count(*) = 1 or sum(case when is_active then 1 else 0 end) = 1) as numbers
    where users.id = numbers.user_id`.execute(db);
  await dropParts(db);
}

/** Incomplete numbers never signed in. */
async function dropParts(db: Kysely<unknown>): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; sign_in_phone: string }>`
      select id, sign_in_phone from users where sign_in_phone is not null and id > ${after} order by id
      limit ${batch}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const parts = rows.filter((row) => !isFullPhone(`+${row.sign_in_phone}`)).map(({ id }) => id);
    if (parts.length > 0) await sql`update users set sign_in_phone = null where id in (${sql.join(parts)})`.execute(db);
    after = last.id;
  }
}
