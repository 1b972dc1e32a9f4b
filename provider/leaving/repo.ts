import type { ListQuery } from "@/lib/contract/pagination";
import type { Reach } from "@/lib/contract/policies";
import { fetchPage, type Page } from "../kernel/http/list";
import { foldedAnew } from "../ports/database/folding/folded-texts";
import { listColumns } from "../ports/database/queries/list-columns";
import type { Db, Row } from "../ports/database/schema";

export type FormerRow = Row<"former_people">;
/** One who can be brought back. */
export type HeldRow = FormerRow & { sealed: string };

export async function insertFormer(trx: Db, former: FormerRow): Promise<void> {
  await trx.insertInto("former_people").values(former).execute();
}

/** Those who left after an ISO time and can be brought back, within reach. */
export async function listHeld(
  db: Db,
  { clientId, branchIds }: Reach,
  since: string,
  query: ListQuery,
): Promise<Page<HeldRow>> {
  const rows = selectHeld(db, since)
    .where("client_id", "=", clientId)
    .$if(branchIds !== undefined, (all) => all.where("branch_id", "in", [...(branchIds ?? []), 0]));
  return (await fetchPage(rows, query, { left_at: "left_at" })) as Page<HeldRow>;
}

export async function findHeld(db: Db, clientId: number, id: number, since: string): Promise<HeldRow | undefined> {
  const own = selectHeld(db, since).where("client_id", "=", clientId);
  return (await own.where("id", "=", id).executeTakeFirst()) as HeldRow | undefined;
}

function selectHeld(db: Db, since: string) {
  return db.selectFrom("former_people").selectAll().where("sealed", "is not", null).where("left_at", ">", since);
}

export async function deleteFormer(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom("former_people").where("id", "=", id).execute();
}

const nothingHeld = { sealed: null, branch_id: null };

/** Leaves where the address leads. */
export async function forget(trx: Db, id: number): Promise<void> {
  await trx.updateTable("former_people").set(nothingHeld).where("id", "=", id).execute();
}

export async function forgetBefore(trx: Db, time: string): Promise<void> {
  await trx
    .updateTable("former_people")
    .set(nothingHeld)
    .where("left_at", "<=", time)
    .where("sealed", "is not", null)
    .execute();
}

/**
 * Of each of these who left, the person at the end of the line of successors, and whether all of the line are to be told
 * of. No person where the company has taken over.
 */
export async function findSuccessors(
  db: Db,
  clientId: number,
  ids: readonly number[],
): Promise<Map<number, { person: Row<"people"> | undefined; isTold: boolean }>> {
  if (ids.length === 0) return new Map();
  const links = new Map((await listLine(db, clientId, ids)).map((former) => [former.id, former]));
  const ends = ids.filter((id) => links.has(id)).map((id) => ({ id, ...followLine(links, id) }));
  const last = ends.flatMap(({ end }) => end ?? []);
  const people = db.selectFrom("people").selectAll().where("client_id", "=", clientId);
  const there = new Map((await people.where("id", "in", [...last, 0]).execute()).map((person) => [person.id, person]));
  return new Map(ends.map(({ id, end, isTold }) => [id, { person: there.get(end ?? 0), isTold }]));
}

type Link = Pick<FormerRow, "id" | "successor_id" | "is_told">;

/** These, and all who left to whom they left to. */
function listLine(db: Db, clientId: number, ids: readonly number[]): Promise<Link[]> {
  return db
    .withRecursive("line", (line) =>
      line
        .selectFrom("former_people")
        .select(["id", "successor_id", "is_told"])
        .where("client_id", "=", clientId)
        .where("id", "in", ids)
        .union(
          line
            .selectFrom("former_people as next")
            .innerJoin("line", "line.successor_id", "next.id")
            .select(["next.id", "next.successor_id", "next.is_told"])
            .where("next.client_id", "=", clientId),
        ),
    )
    .selectFrom("line")
    .selectAll()
    .execute();
}

/** Nobody leaves to one who has left, so that a line has an end; should it have none, the company is it. */
function followLine(links: ReadonlyMap<number, Link>, from: number): { end: number | null; isTold: boolean } {
  let isTold = true;
  let next: number | null = from;
  for (let steps = 0; steps <= links.size; steps++) {
    const link: Link | undefined = links.get(next ?? 0);
    if (!link) return { end: next, isTold };
    isTold &&= link.is_told;
    next = link.successor_id;
  }
  return { end: null, isTold };
}

export async function hasPersonCards(db: Db, clientId: number): Promise<boolean> {
  const profile = db.selectFrom("profiles").select("is_with_person_cards").where("client_id", "=", clientId);
  return Boolean((await profile.executeTakeFirst())?.is_with_person_cards);
}

/** As they were, under the same id; columns that are no more are left out. */
export async function putBack(trx: Db, person: Row<"people">): Promise<Row<"people">> {
  const columns = await listColumns(trx, "people");
  const fitted = Object.entries(foldedAnew("people", person)).filter(([column]) => columns.has(column));
  const row = Object.fromEntries(fitted) as Row<"people">;
  return trx.insertInto("people").values(row).returningAll().executeTakeFirstOrThrow();
}

/** The client's again too: one that was deleted and restored meanwhile knows nothing of the photo. */
export async function putPhotoBack(trx: Db, clientId: number, upload: string): Promise<void> {
  const files = trx.updateTable("files").set({ client_id: clientId, dropped_at: null });
  await files.where("upload", "=", upload).execute();
}

/** For a photo that is to be kept for a while yet. */
export async function dropPhotoNow(trx: Db, upload: string, now: string): Promise<void> {
  const files = trx.updateTable("files").set({ dropped_at: now }).where("upload", "=", upload);
  await files.where("dropped_at", ">", now).execute();
}
