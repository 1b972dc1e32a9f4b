import { type Branch, profileFields } from "@/lib/contract/cards/fields";
import type { Db } from "../ports/database/schema";

/** The client's further places, each with its id. */
export async function listBranches(db: Db, clientId: number): Promise<Branch[]> {
  const profile = db.selectFrom("profiles").select("branches").where("client_id", "=", clientId);
  const stored = await profile.executeTakeFirst();
  return stored ? profileFields.branches.column.read(stored.branches) : [];
}

/** Takes people and managers out of branches that are no more; the client's row is locked. */
export async function keepBranches(trx: Db, clientId: number, branches: readonly { id?: number }[]): Promise<void> {
  const ids = branches.flatMap(({ id }) => id ?? []);
  await trx
    .updateTable("people")
    .set({ branch_id: null })
    .where("client_id", "=", clientId)
    .where("branch_id", "is not", null)
    .where("branch_id", "not in", [...ids, 0])
    .execute();
  const managers = trx.selectFrom("memberships").select(["id", "branch_ids"]).where("client_id", "=", clientId);
  for (const { id, branch_ids } of await managers.where("role", "=", "manager").execute()) {
    const kept = (JSON.parse(branch_ids) as number[]).filter((branch) => ids.includes(branch));
    await trx
      .updateTable("memberships")
      .set({ branch_ids: JSON.stringify(kept) })
      .where("id", "=", id)
      .execute();
  }
}

/**
 * The branches with an id each: what they say, if it was one before, else that of the former one of the same name, which
 * whoever knows no ids sends back, else a new one.
 */
export function numberBranches(branches: readonly Branch[], before: readonly Branch[]): Branch[] {
  const free = new Map(before.map((former) => [former.id, former]));
  const take = (former: Branch | undefined) => {
    if (former) free.delete(former.id);
    return former?.id;
  };
  const kept = branches.map(({ id }) => take(free.get(id)));
  const named = branches.map(
    ({ name }, index) => kept[index] ?? take([...free.values()].find((one) => one.name === name)),
  );
  let next = Math.max(0, ...before.map(({ id = 0 }) => id)) + 1;
  return branches.map((branch, index) => ({ ...branch, id: named[index] ?? next++ }));
}
