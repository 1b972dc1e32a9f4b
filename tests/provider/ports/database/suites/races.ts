import { withoutPlan } from "@/lib/contract/limits";
import { signUpLimits } from "@/lib/contract/visitors/values";
import { log } from "@/lib/runtime/log/log";
import { saveSignUp } from "@/provider/clients/sign-ups/repo";
import type { Db } from "@/provider/ports/database/schema";
import { buildClient, expectError } from "../../../../contract/api";
import { pdfFile } from "../../../../contract/files";
import { accountMessages } from "../../../../english";
import { atOnce, countStatuses, openTwoProcesses } from "../two-processes";

const request = (number: number | string) => ({
  company_name: `Bakery ${number}`,
  name: "Asha",
  phone: "98765 43210",
  email: `race${number}@example.com`,
  consent: true,
});

export function describeRaces(handles: () => readonly [Db, Db]): void {
  const two = openTwoProcesses(handles);

  test("a client never gets more than its limit", async () => {
    const client = await two.api.client();
    const file = await pdfFile();
    const uploads = await atOnce(4, () => client.call("createDocument", { form: { file, file_name: "Catalogue" } }));
    expect(countStatuses(uploads)).toEqual({ 201: withoutPlan.limits.documents, 400: 2 });
    const json = { banner_type: "video", title: "Tour", youtube_url: "https://youtu.be/aqz-KE-bpKQ" };
    const banners = await atOnce(withoutPlan.limits.banners + 5, () => client.call("createBanner", { json }));
    expect(countStatuses(banners)).toEqual({ 201: withoutPlan.limits.banners, 400: 5 });
    expect((await client.call("listDocuments")).body.count).toBe(withoutPlan.limits.documents);
    expect((await client.call("listBanners")).body.count).toBe(withoutPlan.limits.banners);
  });

  test("a profile is made once", async () => {
    const client = await two.api.client();
    const answers = await atOnce(8, (index) => client.call("createProfile", { json: { about_us: `Text ${index}` } }));
    expect(countStatuses(answers)).toEqual({ 201: 1, 400: 7 });
  });

  test("an e-mail is one account's, whether it is made or changed", async () => {
    const admin = await two.api.admin();
    const input = buildClient();
    const made = await atOnce(8, () => admin.call("createClient", { json: input }));
    expect(countStatuses(made)).toEqual({ 201: 1, 400: 7 });
    const clients = await atOnce(6, () => two.api.client());
    const email = "wanted-by-all@example.com";
    const changed = await atOnce(6, async (index) =>
      clients[index]?.call("updateAccount", { json: { email, current_password: clients[index]?.password } }),
    );
    const refused = changed.filter((answer) => answer?.status !== 200);
    expect(refused).toHaveLength(5);
    for (const answer of refused)
      if (answer) expectError(answer, "validation_error", accountMessages.emailTaken, "email");
  });

  test("an address is one company's, and a company has one", async () => {
    const admin = await two.api.admin();
    const made = await atOnce(10, () =>
      admin.call("createClient", { json: buildClient({ company_name: "Same Name" }) }),
    );
    expect(countStatuses(made)).toEqual({ 201: 10 });
    expect(new Set(made.map(({ body }) => body.slug)).size).toBe(10);
    const clients = await atOnce(6, () => two.api.client());
    const wanted = await atOnce(6, async (index) =>
      clients[index]?.call("updateProfile", { json: { slug: "the-one" } }),
    );
    expect(wanted.filter((answer) => answer?.status === 200)).toHaveLength(1);
    const current = await two.db
      .selectFrom("slugs")
      .select((eb) => ["client_id", eb.fn.countAll<number>().as("count")])
      .where("is_current", "=", true)
      .groupBy("client_id")
      .execute();
    expect(current.filter(({ count }) => count !== 1)).toEqual([]);
  });

  test("changes that want the same rows from two sides all pass", async () => {
    const client = await two.api.client();
    const admin = await two.api.admin();
    const answers = await atOnce(24, (index) => {
      const email = { email: `both-sides-${index}@example.com`, current_password: client.password };
      if (index % 3 === 0) return client.call("updateAccount", { json: { ...email, company_name: `Name ${index}` } });
      if (index % 3 === 1) return client.call("updateProfile", { json: { ...email, company_name: `Name ${index}` } });
      return admin.call("updateClient", { json: { company_name: `Name ${index}` }, params: { id: client.id } });
    });
    expect(countStatuses(answers)).toEqual({ 200: 24 });
    const renamed = await two.db
      .selectFrom("audit_log")
      .select("detail")
      .where("client_id", "=", client.id)
      .where("action", "=", "client_renamed")
      .orderBy("id")
      .execute();
    // Each entry begins with the name that the entry before it ended with.
    const [before, after] = [0, 1].map((side) => renamed.map(({ detail }) => detail.split(" → ")[side]));
    expect(before?.slice(1)).toEqual(after?.slice(0, -1));
  });

  test("a client that is deleted while others write to it leaves nothing", async () => {
    const client = await two.api.client();
    const admin = await two.api.admin();
    const json = { title: "Tour", youtube_url: "https://youtu.be/aqz-KE-bpKQ" };
    const answers = await atOnce(9, (index) =>
      index === 4 ? admin.call("deleteClient", { params: { id: client.id } }) : client.call("createVideo", { json }),
    );
    for (const { status } of answers) expect([201, 204, 401, 404]).toContain(status);
    for (const table of ["videos", "slugs", "audit_log"] as const) {
      const rows = await two.db.selectFrom(table).selectAll().where("client_id", "=", client.id).execute();
      expect([table, rows.length]).toEqual([table, table === "audit_log" ? rows.length : 0]);
    }
  });

  test("requests for a card: one an e-mail, accepted once, removed once", async () => {
    const same = await atOnce(8, () => two.api.anonymous.call("createSignUp", { json: request("same") }));
    expect(countStatuses(same)).toEqual({ 201: 8 });
    const rows = await two.db.selectFrom("sign_ups").select("id").where("email", "=", "racesame@example.com").execute();
    expect(rows).toHaveLength(1);
    const id = rows[0]?.id ?? 0;
    const admin = await two.api.admin();
    const accepted = await atOnce(6, () => admin.call("acceptSignUp", { params: { id } }));
    expect(countStatuses(accepted)).toEqual({ 201: 1, 409: 5 });
    const removed = await atOnce(6, () => admin.call("deleteSignUp", { params: { id } }));
    expect(countStatuses(removed)).toEqual({ 204: 1, 404: 5 });
  });

  test("never more requests wait than may", async () => {
    jest.spyOn(log, "error").mockImplementation();
    const { count } = await two.db
      .selectFrom("sign_ups")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("accepted_at", "is", null)
      .executeTakeFirstOrThrow();
    for (let number = count; number < signUpLimits.waiting - 3; number++)
      await saveSignUp(two.db, request(number), "2026-11-20T10:00:00.000Z");
    const answers = await atOnce(10, (index) =>
      two.api.anonymous.call("createSignUp", { json: request(`last${index}`) }),
    );
    expect(countStatuses(answers)).toEqual({ 201: 3, 503: 7 });
    await two.db.deleteFrom("sign_ups").execute();
  });
}
