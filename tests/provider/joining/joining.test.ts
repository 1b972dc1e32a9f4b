import { invitationLimits, joinLimits } from "@/lib/contract/joining/values";
import { sendTeamInvitation } from "@/provider/joining/jobs";
import { setPeopleLimit } from "@/provider/plans/allowance";
import { type Api, type Caller, type ClientCaller, expectError } from "../../contract/api";
import { failures, joiningMessages, signUpMessages } from "../../english";
import { addMember } from "../add-member";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { keepMail } from "../kept-mail";

const { signal } = new AbortController();
const day = 24 * 60 * 60_000;
let time: Date;
let deps: TestDeps;
let api: Api;
let owner: ClientCaller;
let kept: ReturnType<typeof keepMail>;

beforeEach(async () => {
  time = new Date("2026-01-17T06:30:00Z");
  kept = keepMail();
  deps = await buildDeps({ now: () => time, mail: kept.mail });
  api = await openApi(deps);
  owner = await api.client({ company_name: "Asha Bakery" });
});
afterEach(() => deps.close());

let count = 0;
const join = (token: string, address = `198.51.100.${count++ % 250}`) =>
  api.anonymous.call("join", {
    json: { token, name: "Ravi", email: `ravi-${count++}@example.com`, password: "nine quiet lanterns" },
    init: { headers: { "x-client-address": address } },
  });
const later = (ms: number) => {
  time = new Date(time.getTime() + ms);
};
const addPerson = async (form: Record<string, string>) =>
  (await owner.call("createPerson", { form })).body.id as number;
const invite = (json: Record<string, unknown>, by: Caller = owner) => by.call("invite", { json });
const inviteMany = (ids: number[], by: Caller = owner) => by.call("invitePeople", { json: { ids } });
/** Sends the mails that wait, and returns the token of the last. */
async function sendMails(): Promise<string> {
  const waiting = await deps.db.selectFrom("jobs").selectAll().where("kind", "=", "send_team_invitation").execute();
  for (const { payload } of waiting) await sendTeamInvitation.run(deps, JSON.parse(payload), signal);
  return /\/join\/([\w-]+)/.exec(kept.sent.at(-1)?.text ?? "")?.[1] ?? "";
}
const signInAgain = () => api.signIn(owner.email, owner.password);

test("a link ends by its date, which is to come", async () => {
  const create = (ends_at: string) => owner.call("createJoinLink", { json: { needs_approval: false, ends_at } });
  for (const past of ["2026-01-17T06:30:00.000Z", "2020-01-01T00:00:00Z"])
    expectError(await create(past), "validation_error", joiningMessages.endsInvalid, "ends_at");
  const { token } = (await create("2026-01-18T00:00:00+05:30")).body;
  expect((await join(token)).status).toBe(201);
  time = new Date("2026-01-17T18:30:00Z");
  expectError(await join(token), "validation_error", joiningMessages.linkEnded, "token");
  const [link] = (await (await signInAgain()).call("listJoinLinks")).body.results;
  expect(link).toMatchObject({ is_open: false, used: 1 });
});

test("an invitation goes by mail with a token that nothing stores, and holds for 14 days", async () => {
  const person_id = await addPerson({ name: "Ravi", email: "ravi@shop.example" });
  const { body } = await invite({ person_id, by_mail: true });
  expect(body.token).toBeNull();
  const first = await sendMails();
  expect(kept.sent).toMatchObject([{ to: "ravi@shop.example", subject: expect.stringContaining("Asha Bakery") }]);
  expect(kept.sent[0]?.text).toContain(`https://cards.test/join/${first}`);
  const { token_hash } = await deps.db.selectFrom("invitations").select("token_hash").executeTakeFirstOrThrow();
  expect(token_hash).not.toContain(first);
  const again = await sendMails();
  expectError(await join(first), "validation_error", joiningMessages.linkEnded, "token");
  later(invitationLimits.lasts - 1);
  expect((await join(again)).status).toBe(201);

  const { token } = (await invite({ role: "owner", name: "Meera" }, await signInAgain())).body;
  later(invitationLimits.lasts);
  expectError(await join(token), "validation_error", joiningMessages.linkEnded, "token");
});

test("mails tell no company's name that is a message of its own", async () => {
  owner = await api.client({ company_name: "Win at evil.example now" });
  await invite({ role: "owner", name: "Asha", email: "asha@example.com", by_mail: true });
  await sendMails();
  expect(JSON.stringify(kept.sent)).not.toContain("evil");
  expectError(await invite({ role: "owner", by_mail: true }), "validation_error", joiningMessages.emailNeeded, "email");
});

test("so many invitations go to one address in a day, and from one company", async () => {
  const person_id = await addPerson({ name: "Ravi", email: "ravi@shop.example" });
  for (let sent = 0; sent < invitationLimits.mailsToAddress; sent++)
    expect((await invite({ person_id, by_mail: true })).status).toBe(201);
  expectError(await invite({ person_id, by_mail: true }), "too_many_requests", joiningMessages.tooManyMails);
  // The last one that went out holds.
  expect((await join(await sendMails())).status).toBe(201);

  setPeopleLimit(2_000);
  try {
    const mails = invitationLimits.mailsPerDay - invitationLimits.mailsToAddress;
    const rows = Array.from({ length: mails + 2 }, (_, index) => ({ name: "P", email: `p${index}@shop.example` }));
    const { results } = (await owner.call("addPeople", { json: { rows, mail_invitations: true } })).body;
    expect(results.filter(({ outcome }: { outcome: string }) => outcome === "created")).toHaveLength(rows.length);
    const unsent = results.filter(({ fields }: { fields?: object }) => fields);
    expect(unsent).toMatchObject(Array(2).fill({ fields: { email: [joiningMessages.tooManyMails] } }));
    later(day);
    expect((await invite({ person_id: results.at(-1).id, by_mail: true }, await signInAgain())).status).toBe(201);
  } finally {
    setPeopleLimit(20);
  }
});

describe("many people at once", () => {
  test("are mailed one each, and the answer says who is not", async () => {
    const ravi = await addPerson({ name: "Ravi", email: "ravi@shop.example" });
    const meera = await addPerson({ name: "Meera", email: "meera@shop.example" });
    const kiran = await addPerson({ name: "Kiran" });
    const { token } = (await invite({ person_id: ravi })).body;
    const joined = await addPerson({ name: "Asha", email: "asha@shop.example" });
    expect((await join((await invite({ person_id: joined })).body.token)).status).toBe(201);
    const counts = { sent: 2, joined: 1, without_email: 1, limited: 0, owners_alone: 0 };
    expect((await inviteMany([ravi, meera, kiran, joined, 99_999])).body).toEqual(counts);
    const last = await sendMails();
    expect(kept.sent.map(({ to }) => to)).toEqual(["ravi@shop.example", "meera@shop.example"]);
    expectError(await join(token), "validation_error", joiningMessages.linkEnded, "token");
    expect((await join(last)).status).toBe(201);
    expect((await inviteMany([meera])).body).toEqual({
      sent: 0,
      joined: 1,
      without_email: 0,
      limited: 0,
      owners_alone: 0,
    });
  });

  test("are as many as there are mails in a day; the others keep what they have", async () => {
    setPeopleLimit(2_000);
    try {
      const most = invitationLimits.mailsPerDay;
      const rows = Array.from({ length: most + 2 }, (_, index) => ({ name: "P", email: `p${index}@shop.example` }));
      const { results } = (await owner.call("addPeople", { json: { rows } })).body;
      const ids: number[] = results.map(({ id }: { id: number }) => id);
      const { token } = (await invite({ person_id: ids.at(-1) })).body;
      const [one, other] = await Promise.all([inviteMany(ids), inviteMany(ids)]);
      expect(one.body.sent + other.body.sent).toBe(most);
      expect(one.body.limited + other.body.limited).toBe(most + 4);
      expect((await join(token)).status).toBe(201);
    } finally {
      setPeopleLimit(20);
    }
  });

  test("of another company, or without mail, are nobody's to invite", async () => {
    const ravi = await addPerson({ name: "Ravi", email: "ravi@shop.example" });
    const other = await api.client();
    expect((await inviteMany([ravi], other)).body).toEqual({
      sent: 0,
      joined: 0,
      without_email: 0,
      limited: 0,
      owners_alone: 0,
    });
    expectError(await inviteMany([]), "validation_error");
    await deps.db.updateTable("clients").set({ confirm_by: "2026-02-01T00:00:00.000Z" }).execute();
    expectError(await inviteMany([ravi]), "conflict", signUpMessages.unconfirmed);
    expect(kept.sent).toEqual([]);
  });
});

describe("somebody invited as a manager", () => {
  let ravi: number;
  let manager: Caller;
  let token: string;
  const contact = { name: "Ravi", email: "ravi@shop.example" };
  const invited = async () => (await owner.call("getJoining")).body.invitations;
  const asManager = { role: "manager", branch_ids: [1] };

  beforeEach(async () => {
    await owner.call("updateProfile", { form: { branches: JSON.stringify([{ name: "Pune" }, { name: "Thane" }]) } });
    ravi = await addPerson({ ...contact, branch_id: "1" });
    manager = await addMember(deps, api, { clientId: owner.id, role: "manager", branchIds: [1] });
    token = (await invite({ person_id: ravi, ...asManager })).body.token;
  });

  test("stays so when an owner sends it again, and is a member where the owner says that", async () => {
    const again = await invite({ person_id: ravi });
    expect(again.body.invitation).toMatchObject({ id: expect.any(Number), person_id: ravi, ...asManager });
    expectError(await join(token), "validation_error", joiningMessages.linkEnded, "token");
    expect((await inviteMany([ravi])).body.sent).toBe(1);
    expect(await invited()).toMatchObject([{ person_id: ravi, ...asManager }]);
    expect((await invite({ person_id: ravi, role: "member" })).status).toBe(201);
    expect(await invited()).toMatchObject([{ person_id: ravi, role: "member", branch_ids: [] }]);
  });

  test("is not a manager's to invite again, to lessen or to withdraw, in any way", async () => {
    const [before] = await invited();
    for (const again of [{}, { role: "member" }, { by_mail: true }])
      expectError(
        await invite({ person_id: ravi, ...again }, manager),
        "permission_denied",
        joiningMessages.ownersInvitation,
      );
    expectError(
      await invite({ person_id: ravi, ...asManager }, manager),
      "permission_denied",
      failures.permissionDenied,
    );
    expectError(
      await manager.call("withdrawInvitation", { params: { id: before.id } }),
      "permission_denied",
      joiningMessages.ownersInvitation,
    );
    const meera = await addPerson({ name: "Meera", email: "meera@shop.example", branch_id: "1" });
    const counts = { sent: 1, joined: 0, without_email: 0, limited: 0, owners_alone: 1 };
    expect((await inviteMany([ravi, meera], manager)).body).toEqual(counts);
    const rows = [{ ...contact, branch: "Pune" }];
    const added = await manager.call("addPeople", { json: { rows, mail_invitations: true } });
    expect(added.body.results).toMatchObject([{ outcome: "existing", id: ravi }]);
    await sendMails();
    expect(kept.sent.map(({ to }) => to)).toEqual(["meera@shop.example"]);
    expect(await invited()).toMatchObject([{ person_id: meera, role: "member" }, before]);
    expect((await join(token)).status).toBe(201);
  });

  test("is anybody's again once that has run out", async () => {
    later(invitationLimits.lasts);
    const fresh = await addMember(deps, api, { clientId: owner.id, role: "manager", branchIds: [1] });
    expect((await invite({ person_id: ravi }, fresh)).body.invitation).toMatchObject({
      role: "member",
      branch_ids: [],
    });
  });
});

test("whoever has signed up without a confirmed e-mail mails nobody", async () => {
  await deps.db.updateTable("clients").set({ confirm_by: "2026-02-01T00:00:00.000Z" }).execute();
  const answer = await invite({ role: "owner", email: "stranger@example.com", by_mail: true });
  expectError(answer, "conflict", signUpMessages.unconfirmed);
});

test("one network opens so many accounts in a day, for a whole shop", async () => {
  setPeopleLimit(2_000);
  try {
    const { token } = (await owner.call("createJoinLink", { json: { needs_approval: false } })).body;
    const one = () => join(token, "203.0.113.9");
    for (let joined = 0; joined < joinLimits.accountsPerDay; joined++) {
      if (joined % 25 === 0) later(60_000);
      expect((await one()).status).toBe(201);
    }
    later(60_000);
    expectError(await one(), "too_many_requests", failures.tooManyAttempts);
    expect((await join(token)).status).toBe(201);
  } finally {
    setPeopleLimit(20);
  }
});

test("a thousand people come from one table, and from the same one nobody more", async () => {
  setPeopleLimit(1_000);
  try {
    const rows = Array.from({ length: 1_000 }, (_, index) => ({ name: `P ${index}`, email: `p${index}@shop.example` }));
    const outcomes = async () => {
      const { results } = (await owner.call("addPeople", { json: { rows } })).body;
      return [...new Set(results.map(({ outcome }: { outcome: string }) => outcome))];
    };
    expect(await outcomes()).toEqual(["created"]);
    expect(await outcomes()).toEqual(["existing"]);
    const { results } = (await owner.call("addPeople", { json: { rows: [{ name: "One more" }] } })).body;
    expect(results).toMatchObject([{ outcome: "invalid", fields: { name: [expect.stringContaining("1000")] } }]);
  } finally {
    setPeopleLimit(20);
  }
});

test("a run that was cut off is finished by the same table", async () => {
  const rows = Array.from({ length: 3 }, (_, index) => ({ name: `P ${index}`, phone: `98200 1111${index}` }));
  await owner.call("addPeople", { json: { rows: rows.slice(0, 2) } });
  const { results } = (await owner.call("addPeople", { json: { rows } })).body;
  expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["existing", "existing", "created"]);
});

test("who is in a branch that is removed joins without one", async () => {
  const save = async (branches: unknown[]) =>
    (await owner.call("updateProfile", { form: { branches: JSON.stringify(branches) } })).body.profile.branches;
  const [{ id }] = await save([{ name: "Pune" }]);
  const { token } = (await owner.call("createJoinLink", { json: { branch_id: id, needs_approval: true } })).body;
  await join(token);
  await save([]);
  const [request] = (await owner.call("listJoinRequests")).body.results;
  expect((await owner.call("approveJoinRequest", { params: { id: request.id } })).status).toBe(204);
  expect((await owner.call("listPeople")).body.results).toMatchObject([{ name: "Ravi", branch_id: null }]);
});

test("nobody joins a company that is blocked, or takes a deleted one's invitation", async () => {
  const admin = await api.admin();
  const { token } = (await owner.call("createJoinLink", { json: { needs_approval: false } })).body;
  const invitation = (await invite({ role: "owner", name: "Asha" })).body.token;
  await admin.call("blockClient", { params: { id: owner.id } });
  for (const one of [token, invitation]) expectError(await join(one), "validation_error", joiningMessages.linkEnded);
  await admin.call("deleteClient", { params: { id: owner.id } });
  for (const one of [token, invitation]) expectError(await join(one), "validation_error", joiningMessages.linkEnded);
});
