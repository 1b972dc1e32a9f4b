import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { hashPassword } from "@/provider/identity/passwords/passwords";
import type { DatabasePort } from "@/provider/ports/database/database";
import { migrate } from "@/provider/ports/database/migrate";
import type { Db } from "@/provider/ports/database/schema";
import type { Api } from "../../../../contract/api";
import { failures } from "../../../../english";
import { buildDeps, openApi, type TestDeps } from "../../../build-deps";

const at = "2026-11-20T10:00:00.000Z";
const times = { created_at: at, updated_at: at };
const password = "nine quiet lanterns";
const emailOf = (name: string) => `${name}@example.com`;

/** Accounts of before, by their ids; each client's id is its owner's and 50. */
const accounts = { asha: 2, ravi: 3, meera: 4, gone: 5, former: 6, boss: 7 } as const;
type Name = keyof typeof accounts;
const isBlocked = (name: Name) => name === "ravi" || name === "former";
const clientOf = (name: Name) => accounts[name] + 50;

/** `open` gives a database without tables. */
export function describeMemberships(open: () => Promise<Pick<DatabasePort, "db" | "close">>): void {
  let database: Awaited<ReturnType<typeof open>>;
  let db: Db;
  let deps: TestDeps;
  let api: Api;
  beforeAll(async () => {
    database = await open();
    ({ db } = database);
    await migrate(db, { upTo: "0073_optional_email" });
    await fill(db as unknown as Kysely<Record<string, Record<string, unknown>>>, await hashPassword(password));
    await migrate(db);
    deps = await buildDeps({ db });
    api = await openApi(deps);
  });
  afterAll(async () => {
    await deps.close();
    await database.close();
  });

  test("each owner has a membership of its client, with the day of its last digest", async () => {
    const rows = await db.selectFrom("memberships").selectAll().orderBy("client_id").execute();
    const membership = (name: Name, digest_day: string | null) => ({
      id: expect.any(Number),
      ...{ user_id: accounts[name], client_id: clientOf(name), role: "owner", created_at: at, chosen_at: null },
      ...{ person_id: null, branch_ids: "[]" },
      digest_day,
    });
    expect(rows).toEqual([membership("asha", "2026-11-16"), membership("ravi", null), membership("meera", null)]);
    const mailings = await db.selectFrom("mailings").selectAll().orderBy("user_id").execute();
    expect(mailings.map((row) => [row.user_id, row.is_for_digest, row.month_day])).toEqual([
      [accounts.asha, false, "2026-10-31"],
      [accounts.boss, true, null],
    ]);
    expect(mailings[0]).not.toHaveProperty("digest_day");
  });

  test("what was blocked with its account is blocked by itself; administrators stay blocked", async () => {
    const clients = await db
      .selectFrom("clients")
      .select(["id", "owner_id", "email", "is_active"])
      .orderBy("id")
      .execute();
    expect(clients).toEqual([
      { id: clientOf("asha"), owner_id: accounts.asha, email: emailOf("asha"), is_active: true },
      { id: clientOf("ravi"), owner_id: accounts.ravi, email: emailOf("ravi"), is_active: false },
      { id: clientOf("meera"), owner_id: accounts.meera, email: "", is_active: true },
    ]);
    const blocked = await db.selectFrom("users").select("id").where("is_active", "=", false).execute();
    expect(blocked).toEqual([{ id: accounts.former }]);
    const tallies = await db
      .selectFrom("tallies")
      .select(["name", "count"])
      .where("name", "like", "%clients")
      .execute();
    expect(new Map(tallies.map(({ name, count }) => [name, count]))).toMatchObject(
      new Map([
        ["clients", 3],
        ["active_clients", 2],
      ]),
    );
  });

  test("the copy of an e-mail follows its owner's account", async () => {
    const { email } = await db
      .selectFrom("users")
      .select("email")
      .where("id", "=", accounts.asha)
      .executeTakeFirstOrThrow();
    const copy = db.selectFrom("clients").select("email").where("owner_id", "=", accounts.asha);
    for (const changed of [emailOf("new"), null, email]) {
      await db.updateTable("users").set({ email: changed }).where("id", "=", accounts.asha).execute();
      expect(await copy.execute()).toEqual([{ email: changed ?? "" }]);
    }
  });

  test("what an owner was told is its client's, and what an administrator was told nobody's", async () => {
    const rows = await db
      .selectFrom("notifications")
      .select(["user_id", "client_id", "detail"])
      .where("user_id", "!=", accounts.gone)
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { user_id: accounts.asha, client_id: clientOf("asha"), detail: "Kiran" },
      { user_id: accounts.ravi, client_id: clientOf("ravi"), detail: "Kiran" },
      { user_id: accounts.boss, client_id: null, detail: "Kiran" },
    ]);
  });

  test("one request waits for an e-mail without an account, and any number for one that has", async () => {
    const ask = (email: string, user_id: number | null, accepted_at: string | null = null) =>
      db
        .insertInto("sign_ups")
        .values({
          ...{ company_name: "Vases", name: "", phone: "", folded_company_name: "", folded_name: "" },
          ...{ email, user_id, accepted_at, consented_at: at, created_at: at, client_id: null },
        })
        .execute();
    const [email, waiting] = [`${randomUUID()}@example.com`, emailOf("waiting")];
    await ask(email, null, at);
    await ask(email, null);
    for (const again of [email, waiting]) await expect(ask(again, null)).rejects.toMatchObject({ failure: "conflict" });
    for (let count = 0; count < 2; count++) await ask(waiting, accounts.asha);
    const asked = await db
      .selectFrom("sign_ups")
      .select("user_id")
      .where("email", "=", waiting)
      .orderBy("id")
      .execute();
    expect(asked).toEqual([null, accounts.asha, accounts.asha].map((user_id) => ({ user_id })));
  });

  test("a session from before goes on; the owner of a blocked client signs in, a blocked administrator does not", async () => {
    const sessions = await db.selectFrom("sessions").select(["id", "client_id"]).execute();
    expect(sessions).toEqual([{ id: "before", client_id: null }]);
    const ravi = (await (await api.signIn(emailOf("ravi"), password)).call("getCurrentUser")).body;
    expect(ravi).toMatchObject({ client_id: null });
    expect(ravi.companies).toEqual([expect.objectContaining({ id: clientOf("ravi"), is_active: false })]);
    const former = await api.anonymous.call("signIn", { json: { email: emailOf("former"), password } });
    expect([former.status, former.body.detail]).toEqual([401, failures.accountInactive]);
  });

  test("a client that was set aside while it was blocked comes back whole, and is blocked", async () => {
    const admin = await api.admin();
    const id = clientOf("gone");
    const listed = await admin.call("listDeletedClients", { query: { search: emailOf("gone") } });
    expect(listed.body.results).toMatchObject([{ id, company_name: "Company gone" }]);
    const restored = await admin.call("restoreClient", { params: { id }, json: {} });
    expect([restored.status, restored.body.id, restored.body.is_active]).toEqual([200, id, false]);
    const owner = await api.signIn(emailOf("gone"), password);
    expect((await owner.call("getCurrentUser")).body.companies).toMatchObject([
      { id, role: "owner", is_active: false },
    ]);
    await admin.call("unblockClient", { params: { id } });
    expect((await owner.call("getCurrentUser")).body.client_id).toBe(id);
    expect((await owner.call("listNotifications")).body.results).toMatchObject([{ client_id: id, detail: "Kiran" }]);
    const settings = (await owner.call("getNotificationSettings")).body;
    expect(settings).toMatchObject({ mail_digest: false });
    const { owner_id, email } = await db
      .selectFrom("clients")
      .select(["owner_id", "email"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect([owner_id, email]).toEqual([accounts.gone, emailOf("gone")]);
  });
}

/** Rows of the schema before memberships. */
async function fill(db: Kysely<Record<string, Record<string, unknown>>>, password_hash: string): Promise<void> {
  const put = (table: string, ...rows: Record<string, unknown>[]) => db.insertInto(table).values(rows).execute();
  const userOf = (name: Name) => ({
    ...{ id: accounts[name], email: name === "meera" ? null : emailOf(name), username: name, password_hash, ...times },
    ...{ is_admin: name === "boss" || name === "former", is_active: !isBlocked(name) },
  });
  const clientRowOf = (name: Name) => ({
    ...{ id: clientOf(name), user_id: accounts[name], company_name: `Company ${name}`, folded_name: `company ${name}` },
    ...{ phone: "", folded_phone: "", ...times },
  });
  const toldTo = (name: Name) => ({
    ...{ user_id: accounts[name], kind: "lead_received", detail: "Kiran", count: null, subject_id: null },
    ...{ delivered_at: at, read_at: null, created_at: at },
  });
  const mailsOf = (name: Name, is_for_digest: boolean, digest_day: string | null) => ({
    ...{ user_id: accounts[name], is_for_leads: true, is_for_reviews: true, is_for_sign_ups: true },
    ...{ is_for_announcements: true, is_for_operations: true, is_for_digest, digest_day },
  });
  const slugOf = (name: Name) => ({ slug: name, client_id: clientOf(name), is_current: true, created_at: at });

  await put("users", ...(["asha", "ravi", "meera", "former", "boss"] as const).map(userOf));
  await put("clients", ...(["asha", "ravi", "meera"] as const).map(clientRowOf));
  await put("slugs", ...(["asha", "ravi", "meera"] as const).map(slugOf));
  await put("notifications", toldTo("asha"), toldTo("ravi"), toldTo("boss"));
  await put(
    "mailings",
    { ...mailsOf("asha", false, "2026-11-16"), month_day: "2026-10-31" },
    { ...mailsOf("boss", true, null), month_day: null },
  );
  await put("sessions", {
    ...{ id: "before", user_id: accounts.asha, refresh_hash: "", previous_hash: null },
    ...{ rotated_at: at, created_at: at, expires_at: "2099-01-01T00:00:00.000Z" },
  });
  await put("sign_ups", {
    ...{ company_name: "Vases", name: "", phone: "", folded_company_name: "", folded_name: "" },
    ...{ email: emailOf("waiting"), consented_at: at, created_at: at, accepted_at: null, client_id: null },
  });

  const id = clientOf("gone");
  const { company_name, folded_name } = clientRowOf("gone");
  await put("deleted_clients", {
    ...{ id, user_id: accounts.gone, company_name, folded_name, email: emailOf("gone"), phone: "", slug: "gone" },
    ...{ deleted_at: at, restorable_until: "2099-01-01T00:00:00.000Z" },
  });
  const pieces = {
    users: { ...userOf("gone"), is_active: false, sign_in_phone: null, signed_in_at: null, language: null },
    clients: { ...clientRowOf("gone"), email: emailOf("gone"), is_active: false, landline_chat: "", confirm_by: null },
    slugs: slugOf("gone"),
    notifications: { id: 900, ...toldTo("gone") },
    mailings: { ...mailsOf("gone", false, "2026-11-16"), month_day: null },
  };
  const rows = Object.entries(pieces).map(([name, row], position) => ({
    ...{ client_id: id, position, name, rows: JSON.stringify([row]) },
  }));
  await put("deleted_rows", ...rows);
  await put("held_slugs", { slug: "gone", client_id: id });
}
