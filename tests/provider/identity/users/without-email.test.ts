import { requireAccount } from "@/provider/admin/accounts";
import { insertClientAccount } from "@/provider/clients/service";
import { sendEmailCode } from "@/provider/identity/email-changes/jobs";
import { hashPassword } from "@/provider/identity/passwords/passwords";
import { sendInvitation } from "@/provider/identity/reset-links/jobs";
import { nobody } from "@/provider/kernel/write/audit-repo";
import { write } from "@/provider/kernel/write/write";
import { deliverNotification } from "@/provider/notifications/jobs";
import { notify } from "@/provider/notifications/service";
import { type Api, admin as administrator, type Caller, expectError } from "../../../contract/api";
import { accountMessages } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { keepMail } from "../../kept-mail";

const phone = "+91 98765 43210";
const password = "seven warm loaves a day";
const { signal } = new AbortController();

let deps: TestDeps;
let api: Api;
let admin: Caller;
let kept: ReturnType<typeof keepMail>;
let id: number;

beforeEach(async () => {
  kept = keepMail();
  deps = await buildDeps({ mail: kept.mail });
  api = await openApi(deps);
  admin = await api.admin();
  id = await openAccount(phone, "Asha Bakery");
});
afterEach(() => deps.close());

async function openAccount(number: string, company_name: string): Promise<number> {
  const account = { email: null, company_name, phone: number, passwordHash: await hashPassword(password) };
  const client = await write(deps, nobody, (open) => insertClientAccount(deps, open, { ...account, isActive: true }));
  return client.id;
}

const listJobs = async () => (await deps.db.selectFrom("jobs").select("kind").execute()).map(({ kind }) => kind);

test("it signs in by its number, which stands where its e-mail would", async () => {
  const owner = await api.signIn("098765 43210", password);
  expect((await owner.call("getCurrentUser")).body).toMatchObject({ email: "", sign_in_phone: phone, username: phone });
  await expect(api.signIn(phone, "another password")).rejects.toThrow("could not sign in");
  const { results } = (await admin.call("listAudit", { query: { search: "9198765" } })).body;
  expect(results).toMatchObject([
    { action: "sign_in_failed", target: "phone:919876543210", client_id: id },
    { action: "sign_in", actor_email: phone, client_id: id },
  ]);
  expect((await requireAccount(deps.db, "+91 9876543210")).client_id).toBe(id);
});

test("lists of clients have it, whatever they are ordered by", async () => {
  const other = await api.client({ company_name: "Ravi Tyres" });
  const list = async (query: Record<string, string>) =>
    (await admin.call("listClients", { query })).body.results.map((client: { id: number }) => client.id);
  expect(await list({ ordering: "email" })).toEqual([id, other.id]);
  expect(await list({ ordering: "-email" })).toEqual([other.id, id]);
  expect(await list({ search: "98765 43210" })).toContain(id);
  expect((await admin.call("getClient", { params: { id } })).body).toMatchObject({
    user: { email: "" },
    sign_in_phone: phone,
  });
});

test("no mail goes to it, and none waits", async () => {
  for (let browser = 0; browser < 2; browser++) await api.signIn(phone, password);
  await admin.call("changeClientPhone", {
    params: { id },
    json: { phone: "+91 98300 12345", signs_in: true, current_password: administrator.password },
  });
  const { user_id } = await deps.db.selectFrom("clients").select("owner_id as user_id").executeTakeFirstOrThrow();
  await write(deps, nobody, (open) =>
    notify(open, { clientId: id }, { kind: "card_resting", detail: "", count: null, subjectId: null }),
  );
  const { id: notification } = await deps.db.selectFrom("notifications").select("id").executeTakeFirstOrThrow();
  await deliverNotification.run(deps, { id: notification }, signal);
  const asked_at = deps.now().toISOString();
  await sendInvitation.run(deps, { user_id, address: "", asked_at, is_known: true }, signal);
  expect(await listJobs()).toEqual([deliverNotification.kind]);
  expect(kept.sent).toEqual([]);
});

test("an administrator's link sets its password, and names it by its number", async () => {
  const { token } = (await admin.call("createResetLink", { params: { id } })).body;
  const checked = await api.anonymous.call("checkResetLink", { json: { token } });
  expect(checked.body).toMatchObject({ email: phone });
  const new_password = "nine cold mangoes at noon";
  expect((await api.anonymous.call("resetPassword", { json: { token, new_password } })).status).toBe(200);
  await api.signIn(phone, new_password);
});

test("it adds an e-mail by a code, and signs in by that too", async () => {
  const owner = await api.signIn(phone, password);
  const email = "asha@example.com";
  await owner.call("updateAccount", { json: { email, current_password: password } });
  const { user_id } = await deps.db.selectFrom("email_changes").select("user_id").executeTakeFirstOrThrow();
  await sendEmailCode.run(deps, { user_id, email }, signal);
  const code = /^(\d{6})/.exec(kept.sent.at(-1)?.subject ?? "")?.[1];
  expect((await owner.call("confirmEmail", { json: { code } })).body).toMatchObject({ email, sign_in_phone: phone });
  // There is no former address to tell.
  expect(await listJobs()).toEqual([sendEmailCode.kind]);
  await api.signIn(email, password);
  await api.signIn(phone, password);
});

test("its number is changed, and removed by nobody while nothing else signs in", async () => {
  const owner = await api.signIn(phone, password);
  const set = (number: string) => owner.call("setSignInPhone", { json: { phone: number, current_password: password } });
  expectError(await set(""), "validation_error", accountMessages.signInPhoneNeeded, "phone");
  expect((await set("+91 98300 12345")).body).toMatchObject({ sign_in_phone: "+91 98300 12345" });
  const json = { phone: "", signs_in: true, current_password: administrator.password };
  const removed = await admin.call("changeClientPhone", { params: { id }, json });
  expectError(removed, "validation_error", accountMessages.signInPhoneNeeded, "phone");
  const emailed = { email: "asha@example.com", current_password: administrator.password };
  expect((await admin.call("changeClientEmail", { params: { id }, json: emailed })).status).toBe(200);
  expect((await admin.call("changeClientPhone", { params: { id }, json })).body).toMatchObject({ sign_in_phone: null });
});

test("it is restored with its number, or with another one where that is another's now", async () => {
  await admin.call("deleteClient", { params: { id } });
  const restore = (json: object) => admin.call("restoreClient", { params: { id }, json });
  expect((await restore({})).status).toBe(200);
  await api.signIn(phone, password);

  await admin.call("deleteClient", { params: { id } });
  await openAccount(phone, "Ravi Tyres");
  expectError(await restore({}), "validation_error", accountMessages.phoneTakenSince, "phone");
  expectError(await restore({ phone: "" }), "validation_error", accountMessages.signInPhoneNeeded, "phone");
  expect((await restore({ email: "", phone: "+91 98300 12345" })).status).toBe(200);
  await api.signIn("+91 98300 12345", password);
});
