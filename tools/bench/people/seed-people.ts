import { type Kysely, sql } from "kysely";
import { dayAfter, dayOf } from "@/lib/contract/clock";
import { leadStatuses } from "@/lib/contract/leads/values";
import { fold } from "@/provider/ports/database/folding/fold";
import { foldPhone } from "@/provider/ports/database/folding/fold-phone";
import { noBackup } from "@/provider/ports/database/migrate";
import { openDatabase } from "@/provider/ports/database/open";
import type { Database } from "@/provider/ports/database/schema";
import { type Where, withoutLimits } from "../seed/where";

/** Days with figures for each person, and a lead on five of nine: fifty each. */
const days = 90;
const leadsIn9Days = 5;

export type Team = { slug: string; people: number };
type Work = Kysely<Database & { days: { number: number; day: string; at: string } }>;

/** Gives companies so many people, in place of those that they have, each with an account, figures and leads. */
export async function seedTeams({ dataDir, databaseUrl }: Where, teams: readonly Team[]): Promise<void> {
  const database = await openDatabase(dataDir, databaseUrl && withoutLimits(databaseUrl), noBackup);
  try {
    await database.db.connection().execute(async (connection) => {
      const db = connection as unknown as Work;
      await sql`create temporary table days (number integer, day text, at text)`.execute(db);
      await db
        .insertInto("days")
        .values(Array.from({ length: days }, (_, ago) => describeDay(ago)))
        .execute();
      await sql`begin`.execute(db);
      for (const { slug, people } of teams) {
        const { client_id } = await db
          .selectFrom("slugs")
          .select("client_id")
          .where("slug", "=", slug)
          .executeTakeFirstOrThrow();
        await writePeople(db, client_id, people);
        await writeAccounts(db, client_id);
        await writeFigures(db, client_id);
        await writeLeads(db, client_id);
      }
      await sql`drop table days`.execute(db);
      await sql`commit`.execute(db);
      if (databaseUrl) await sql`vacuum analyze`.execute(db);
    });
  } finally {
    await database.close();
  }
}

function describeDay(ago: number) {
  const now = Date.now();
  return { number: ago, day: dayAfter(dayOf(now), -ago), at: new Date(now - ago * 24 * 3_600_000).toISOString() };
}

const names = ["Asha", "Ravi", "Meena", "Imran", "Lakshmi", "Joseph", "Harpreet", "Nisha", "Suresh", "Farah"];
const roles = ["Sales", "Service", "Accounts", "Delivery"];

async function writePeople(db: Work, client_id: number, count: number): Promise<void> {
  await db.deleteFrom("people").where("client_id", "=", client_id).execute();
  const at = new Date().toISOString();
  const rows = Array.from({ length: count }, (_, position) => {
    const name = `${names[position % names.length]} Kumar ${position}`;
    const role = roles[position % roles.length] as string;
    const phone = `+91 98${String(position).padStart(8, "0")}`;
    return {
      ...{ client_id, position, name, role, phone, whatsapp: phone, email: `person${position}@example.com` },
      ...{ folded_name: fold(name), folded_role: fold(role), folded_phone: foldPhone(phone) },
      ...{ about: "", handle: "", links: "[]", hours: null, appointments: "company" as const, texts: null },
      ...{ branch_id: null, image: null, created_at: at, updated_at: at },
    };
  });
  for (let start = 0; start < count; start += 500)
    await db
      .insertInto("people")
      .values(rows.slice(start, start + 500))
      .execute();
}

async function writeAccounts(db: Work, clientId: number): Promise<void> {
  await sql`
    insert into users (email, username, password_hash, is_admin, is_active, created_at, updated_at)
    select id || '@people.example.com', '', '', false, true, created_at, created_at from people
    where client_id = ${clientId}`.execute(db);
  await sql`
    insert into memberships (user_id, client_id, role, person_id, created_at)
    select users.id, client_id, 'member', people.id, people.created_at
    from people inner join users on users.email = people.id || '@people.example.com'
    where client_id = ${clientId}`.execute(db);
}

/** Of each day, month and year, as the roll-up would have counted them. */
async function writeFigures(db: Work, clientId: number): Promise<void> {
  for (const [metric, count] of [
    ["person:view", 7],
    ["person:contact_saved", 2],
  ] as const)
    for (const [span, first] of [
      ["day", sql`day`],
      ["month", sql`substr(day, 1, 8) || '01'`],
      ["year", sql`substr(day, 1, 5) || '01-01'`],
    ] as const)
      await sql`
        insert into figures (client_id, span, metric, day, item, count)
        select client_id, ${span}, ${metric}, ${first}, cast(id as text), sum(1 + id % ${sql.lit(count)})
        from people cross join days where client_id = ${clientId}
        group by client_id, ${first}, id`.execute(db);
}

async function writeLeads(db: Work, clientId: number): Promise<void> {
  const status = sql.join(
    leadStatuses.map((one, index) => sql`when ${sql.lit(index)} then ${sql.lit(one)}`),
    sql` `,
  );
  await sql`
    insert into leads (client_id, person_id, ticket, kind, status, name, folded_name, phone, folded_phone, email, message,
      folded_message, items, total, notes, consent, created_at, updated_at)
    select client_id, people.id, people.id || '-' || number, 'enquiry',
      case (people.id + number) % ${sql.lit(leadStatuses.length)} ${status} end,
      'Customer ' || number, 'customer ' || number, phone, folded_phone, '', 'Please call me', 'please call me', '[]', '',
      '', '', at, at
    from days cross join people where client_id = ${clientId} and number % 9 < ${leadsIn9Days}
    order by number desc, people.id`.execute(db);
}
