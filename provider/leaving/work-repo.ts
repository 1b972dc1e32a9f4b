import type { Db } from "../ports/database/schema";

/** What came by somebody's card: the ids of what moved when they left. */
export type Work = { leads: number[]; appointments: number[] };

/** Ids in one statement. */
const batch = 500;

/** Gives all that is a person's to another, or to the company. */
export async function handOver(trx: Db, from: number, to: number | null, now: string): Promise<Work> {
  await renewFiles(trx, from, now);
  const move = async (table: keyof Work) => {
    const moved = trx.updateTable(table).set({ person_id: to }).where("person_id", "=", from).returning("id");
    return (await moved.execute()).map(({ id }) => id);
  };
  return { leads: await move("leads"), appointments: await move("appointments") };
}

/** Gives back what has stayed where it was handed over to. */
export async function handBack(
  trx: Db,
  { from, to, clientId }: { from: number | null; to: number; clientId: number },
  work: Work,
  now: string,
): Promise<void> {
  for (const table of ["leads", "appointments"] as const)
    for (let start = 0; start < work[table].length; start += batch)
      await trx
        .updateTable(table)
        .set({ person_id: to })
        .where("client_id", "=", clientId)
        .where("id", "in", work[table].slice(start, start + batch))
        .where("person_id", from === null ? "is" : "=", from)
        .execute();
  await renewFiles(trx, to, now);
}

/** Visitors' calendars learn whom an appointment to come is with by a new number of its file. */
async function renewFiles(trx: Db, personId: number, now: string): Promise<void> {
  await trx
    .updateTable("appointments")
    .set((eb) => ({ sequence: eb("sequence", "+", 1), updated_at: now }))
    .where("person_id", "=", personId)
    .where("starts_at", ">", now)
    .where("status", "in", ["requested", "confirmed"])
    .execute();
}
