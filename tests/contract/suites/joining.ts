import { randomUUID } from "node:crypto";
import { withoutPlan } from "@/lib/contract/limits";
import { failures, joiningMessages, personMessages } from "../../english";
import { type Api, type Caller, type ClientCaller, expectError } from "../api";

type Place = { id: number; name: string };

export function describeJoining(api: () => Api) {
  describe("joining", () => {
    const password = "nine quiet lanterns";
    let numbers = 0;
    const newcomer = (change: Record<string, unknown> = {}) => ({
      name: "Ravi Kumar",
      phone: "+91 98200 11111",
      email: `${randomUUID()}@example.com`,
      password,
      ...change,
    });
    /** A network of its own for each, as strangers have. */
    const join = (token: string, json: Record<string, unknown>) => {
      numbers++;
      const address = `198.19.${(numbers >> 8) & 255}.${numbers & 255}`;
      return api().anonymous.call("join", {
        json: { token, ...json },
        init: { headers: { "x-client-address": address } },
      });
    };
    const accept = (caller: Caller, token: string, name = "Ravi Kumar") =>
      caller.call("acceptJoin", { json: { token, name, phone: "" } });
    const makeLink = async (by: Caller, json: Record<string, unknown> = {}) =>
      (await by.call("createJoinLink", { json: { needs_approval: false, ...json } })).body;
    const invite = async (by: Caller, json: Record<string, unknown>) => (await by.call("invite", { json })).body.token;
    const now = async (caller: Caller) => (await caller.call("getCurrentUser")).body;
    const people = async (by: Caller) => (await by.call("listPeople")).body.results;
    const ended = (answer: Awaited<ReturnType<typeof join>>) =>
      expectError(answer, "validation_error", joiningMessages.linkEnded, "token");

    async function joinAs(token: string, change: Record<string, unknown> = {}) {
      const json = newcomer(change);
      expect((await join(token, json)).status).toBe(201);
      return Object.assign(await api().signIn(json.email, password), { email: json.email });
    }

    async function openBranches(): Promise<{ owner: ClientCaller; pune: Place; thane: Place }> {
      const owner = await api().client();
      const branches = JSON.stringify([{ name: "Pune" }, { name: "Thane" }]);
      const { body } = await owner.call("updateProfile", { form: { branches } });
      const [pune, thane] = body.profile.branches;
      return { owner, pune, thane };
    }

    async function addManager(owner: Caller, branch_ids: number[]) {
      const token = await invite(owner, { role: "manager", branch_ids, name: "Meera" });
      return joinAs(token, { name: "Meera" });
    }

    it("brings a new account with a card in the link's branch", async () => {
      const { owner, thane } = await openBranches();
      const { token, ...link } = await makeLink(owner, { branch_id: thane.id });
      expect(link).toMatchObject({ branch_id: thane.id, most: null, used: 0, needs_approval: false, is_open: true });
      expect((await api().anonymous.call("checkJoin", { json: { token } })).body).toMatchObject({
        ...{ company_name: owner.companyName, branch: "Thane", role: "member", needs_approval: false, name: "" },
      });
      const member = await joinAs(token);
      const [person] = await people(owner);
      expect(person).toMatchObject({ name: "Ravi Kumar", phone: "+91 98200 11111", branch_id: thane.id });
      expect(person.email).toBe(member.email);
      expect(await now(member)).toMatchObject({
        ...{ username: "Ravi Kumar", client_id: owner.id, role: "member", person_id: person.id },
      });
      expect((await owner.call("getJoining")).body).toMatchObject({ invitations: [], waiting: 0, open_links: 1 });
      expect((await owner.call("listJoinLinks")).body.results).toMatchObject([{ used: 1, token }]);
    });

    it("waits for an owner who lets in, and tells both", async () => {
      const owner = await api().client();
      const { token } = await makeLink(owner, { needs_approval: true });
      const member = await joinAs(token);
      expect(await now(member)).toMatchObject({ client_id: null, role: null, waits_for: [owner.companyName] });
      expect(await people(owner)).toEqual([]);
      const [told] = (await owner.call("listNotifications")).body.results;
      expect(told).toMatchObject({ kind: "join_requested", detail: "Ravi Kumar", client_id: owner.id });
      const [request] = (await owner.call("listJoinRequests")).body.results;
      expect(request).toMatchObject({ name: "Ravi Kumar", email: member.email, branch_id: null });
      const params = { id: request.id };
      expect((await owner.call("approveJoinRequest", { params })).status).toBe(204);
      expect(await now(member)).toMatchObject({ client_id: owner.id, role: "member" });
      expect((await now(member)).waits_for).toBeUndefined();
      const [news] = (await member.call("listNotifications")).body.results;
      expect(news).toMatchObject({ kind: "join_approved", detail: owner.companyName });
      expectError(await owner.call("approveJoinRequest", { params }), "not_found", failures.notFound);
    });

    it("refuses with one call, and leaves the account", async () => {
      const owner = await api().client();
      const member = await joinAs((await makeLink(owner, { needs_approval: true })).token);
      const [request] = (await owner.call("listJoinRequests")).body.results;
      expect((await owner.call("refuseJoinRequest", { params: { id: request.id } })).status).toBe(204);
      expect(await now(member)).toMatchObject({ client_id: null, companies: [] });
      expect((await now(member)).waits_for).toBeUndefined();
      expect(await people(owner)).toEqual([]);
    });

    it("lets in once who is approved many times at the same instant", async () => {
      const owner = await api().client();
      const member = await joinAs((await makeLink(owner, { needs_approval: true })).token);
      const [{ id }] = (await owner.call("listJoinRequests")).body.results;
      const approve = () => owner.call("approveJoinRequest", { params: { id } });
      const statuses = (await Promise.all(Array.from({ length: 5 }, approve))).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([204, 404, 404, 404, 404]);
      expect(await people(owner)).toHaveLength(1);
      expect((await now(member)).companies).toHaveLength(1);
    });

    it("ends a link by hand, and never knows a made-up one", async () => {
      const owner = await api().client();
      const { id, token } = await makeLink(owner);
      expect((await owner.call("closeJoinLink", { params: { id } })).status).toBe(204);
      expectError(await owner.call("closeJoinLink", { params: { id } }), "not_found");
      for (const wrong of [token, "", "x", `${token}x`, "../..", "x".repeat(99)]) {
        ended(await join(wrong, newcomer()));
        ended(await accept(await api().client(), wrong));
      }
      expectError(await join("x".repeat(101), newcomer()), "validation_error");
    });

    it("gives the last place of a link to one of many who come at the same instant", async () => {
      const owner = await api().client();
      const { token } = await makeLink(owner, { most: "3" });
      const statuses = (await Promise.all(Array.from({ length: 20 }, () => join(token, newcomer())))).map(
        ({ status }) => status,
      );
      expect(statuses.filter((status) => status === 201)).toHaveLength(3);
      expect(statuses.filter((status) => status === 400)).toHaveLength(17);
      expect(await people(owner)).toHaveLength(3);
      expect((await owner.call("listJoinLinks")).body.results).toMatchObject([{ used: 3, is_open: false }]);
      expect((await owner.call("getJoining")).body).toMatchObject({ open_links: 0 });
    });

    it("takes a known account that has signed in, and chooses the company", async () => {
      const [owner, other] = [await api().client(), await api().client()];
      const { token } = await makeLink(owner);
      expect((await accept(other, token)).body).toEqual({ client_id: owner.id, is_waiting: false });
      expect(await now(other)).toMatchObject({ client_id: owner.id, role: "member" });
      expect((await now(other)).companies).toMatchObject([{ id: other.id, role: "owner" }, { id: owner.id }]);
      expectError(await accept(other, token), "conflict", joiningMessages.alreadyIn(owner.companyName));
      expectError(await accept(owner, token), "conflict");
      expect(await people(owner)).toHaveLength(1);
    });

    it("answers a known e-mail like a new one, lets nobody in by it, and tells its owner", async () => {
      const [owner, known] = [await api().client(), await api().client()];
      const { token } = await makeLink(owner);
      const [fresh, taken] = [await join(token, newcomer()), await join(token, newcomer({ email: known.email }))];
      expect([taken.status, taken.body]).toEqual([fresh.status, fresh.body]);
      expect((await now(known)).companies).toHaveLength(1);
      expect(await people(owner)).toHaveLength(1);
      expectError(
        await api().anonymous.call("signIn", { json: { email: known.email, password } }),
        "invalid_credentials",
      );
    });

    it("says what is wrong with who comes", async () => {
      const { token } = await makeLink(await api().client());
      const wrong = [
        [{ name: " " }, "name"],
        [{ email: "", phone: "12" }, "phone"],
        [{ email: "nobody" }, "email"],
        [{ password: "short" }, "password"],
        [{ password: undefined }, "password"],
      ] as const;
      for (const [change, field] of wrong) {
        const { status, body } = await join(token, newcomer(change));
        expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
      }
      const byPhone = newcomer({ email: "", phone: `+91 98${String(Date.now()).slice(-8)}` });
      expect((await join(token, byPhone)).status).toBe(201);
      await api().signIn(byPhone.phone, password);
    });

    it("has no room beyond the limit of people, and tells the owner once", async () => {
      const owner = await api().client();
      const { people: most } = withoutPlan.limits;
      const rows = Array.from({ length: most }, (_, index) => ({ name: `Person ${index}` }));
      await owner.call("addPeople", { json: { rows } });
      const links = [await makeLink(owner), await makeLink(owner, { needs_approval: true })];
      for (const { token } of links)
        expectError(await join(token, newcomer()), "limit_reached", joiningMessages.full(owner.companyName));
      const told = (await owner.call("listNotifications")).body.results;
      expect(told.map(({ kind }: { kind: string }) => kind)).toEqual(["people_full"]);
    });

    it("keeps managers to their branches", async () => {
      const { owner, pune, thane } = await openBranches();
      const manager = await addManager(owner, [pune.id]);
      expect(await now(manager)).toMatchObject({ role: "manager", person_id: null, branch_ids: [pune.id] });
      const own = await makeLink(manager, { branch_id: pune.id });
      const theirs = await makeLink(owner, { branch_id: thane.id, needs_approval: true });
      for (const branch_id of [thane.id, null])
        expectError(
          await manager.call("createJoinLink", { json: { branch_id } }),
          "validation_error",
          personMessages.branchUnknown,
          "branch_id",
        );
      expect((await manager.call("listJoinLinks")).body.results).toMatchObject([{ id: own.id }]);
      expectError(await manager.call("closeJoinLink", { params: { id: theirs.id } }), "not_found");

      await joinAs(theirs.token);
      const [request] = (await owner.call("listJoinRequests")).body.results;
      expect((await manager.call("listJoinRequests")).body.results).toEqual([]);
      for (const name of ["approveJoinRequest", "refuseJoinRequest"] as const)
        expectError(await manager.call(name, { params: { id: request.id } }), "not_found");
      await owner.call("approveJoinRequest", { params: { id: request.id } });
      const [person] = await people(owner);
      expect((await manager.call("getJoining")).body).toEqual({
        ...{ invitations: [], waiting: 0, open_links: 1, branches: [{ id: pune.id, name: "Pune" }] },
      });
      expectError(await manager.call("invite", { json: { person_id: person.id } }), "not_found");
      for (const role of ["owner", "manager"])
        expectError(await manager.call("invite", { json: { role, branch_ids: [pune.id] } }), "permission_denied");
      const added = await manager.call("addPeople", {
        json: { rows: [{ name: "A", branch: "pune" }, { name: "B", branch: "Thane" }, { name: "C" }] },
      });
      expect(added.body.results).toMatchObject([
        { row: 0, outcome: "created" },
        { row: 1, outcome: "invalid", fields: { branch: [personMessages.branchUnknown] } },
        { row: 2, outcome: "invalid", fields: { branch: [joiningMessages.branchRequired] } },
      ]);
    });

    it("is nothing for members, nor for another company's manager", async () => {
      const { owner, pune } = await openBranches();
      const { id, token } = await makeLink(owner, { branch_id: pune.id });
      const member = await joinAs(token);
      const elsewhere = await openBranches();
      const stranger = await addManager(elsewhere.owner, [elsewhere.pune.id]);
      expect(elsewhere.pune.id).toBe(pune.id);
      for (const name of ["getJoining", "listJoinLinks", "listJoinRequests"] as const)
        expectError(await member.call(name), "permission_denied");
      expectError(await member.call("closeJoinLink", { params: { id } }), "permission_denied");
      expect((await stranger.call("listJoinLinks")).body.results).toEqual([]);
      expectError(await stranger.call("closeJoinLink", { params: { id } }), "not_found");
      const [person] = await people(owner);
      expectError(await stranger.call("invite", { json: { person_id: person.id } }), "not_found");
    });

    it("invites a person, whose card becomes the account's own without a question", async () => {
      const owner = await api().client();
      const form = { name: "Ravi", phone: "98200 11111", email: "ravi@shop.example", role: "Sales" };
      const person = (await owner.call("createPerson", { form })).body;
      const first = await invite(owner, { person_id: person.id });
      const token = await invite(owner, { person_id: person.id });
      ended(await join(first, newcomer()));
      const offer = (await api().anonymous.call("checkJoin", { json: { token } })).body;
      expect(offer).toMatchObject({ name: "Ravi", email: "ravi@shop.example", needs_approval: false });
      expect((await owner.call("getJoining")).body).toMatchObject({
        ...{ invitations: [{ person_id: person.id, role: "member", name: "Ravi" }] },
      });
      const member = await joinAs(token);
      expect(await now(member)).toMatchObject({ role: "member", person_id: person.id });
      expect(await people(owner)).toHaveLength(1);
      ended(await join(token, newcomer()));
      expectError(
        await owner.call("invite", { json: { person_id: person.id } }),
        "conflict",
        joiningMessages.personTaken,
      );
    });

    it("lets one of two browsers use an invitation at the same instant", async () => {
      const owner = await api().client();
      const person = (await owner.call("createPerson", { form: { name: "Ravi" } })).body;
      const token = await invite(owner, { person_id: person.id });
      const answers = await Promise.all(Array.from({ length: 5 }, () => join(token, newcomer())));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400]);
      expect((await owner.call("getPerson", { params: { id: person.id } })).body.account.status).toBe("joined");
    });

    it("withdraws an invitation, by hand and with its person", async () => {
      const owner = await api().client();
      const [one, other] = [
        (await owner.call("createPerson", { form: { name: "Ravi" } })).body,
        (await owner.call("createPerson", { form: { name: "Meera" } })).body,
      ];
      const tokens = [await invite(owner, { person_id: one.id }), await invite(owner, { person_id: other.id })];
      const { invitations } = (await owner.call("getJoining")).body;
      const ofOne = invitations.find(({ person_id }: { person_id: number }) => person_id === one.id);
      await owner.call("withdrawInvitation", { params: { id: ofOne.id } });
      expectError(await owner.call("withdrawInvitation", { params: { id: ofOne.id } }), "not_found");
      await owner.call("deletePerson", { params: { id: other.id } });
      for (const token of tokens) ended(await join(token, newcomer()));
    });

    it("makes a second owner, of a new account and of one that is known", async () => {
      const [owner, known] = [await api().client(), await api().client()];
      const second = await joinAs(await invite(owner, { role: "owner", name: "Asha" }));
      expect(await now(second)).toMatchObject({ client_id: owner.id, role: "owner", person_id: null });
      expect((await second.call("listPeople")).status).toBe(200);
      await accept(known, await invite(owner, { role: "owner", name: "Asha" }));
      expect((await now(known)).companies).toMatchObject([{ id: known.id }, { id: owner.id, role: "owner" }]);
      const member = await joinAs((await makeLink(owner)).token);
      const { person_id } = await now(member);
      await accept(member, await invite(owner, { role: "owner", name: "Asha" }));
      expect(await now(member)).toMatchObject({ role: "owner", person_id });
      const again = await invite(owner, { role: "manager", branch_ids: [], name: "Asha" });
      expect(again).toBeUndefined();
    });

    it("lets the operator invite an owner", async () => {
      const [owner, admin] = [await api().client(), await api().admin()];
      const call = (id: number) => admin.call("inviteOwner", { params: { id }, json: { name: "Asha" } });
      const { token } = (await call(owner.id)).body;
      expect(await now(await joinAs(token))).toMatchObject({ client_id: owner.id, role: "owner" });
      expectError(await call(999_999_999), "not_found", failures.clientNotFound);
      expectError(await owner.call("inviteOwner", { params: { id: owner.id }, json: {} }), "permission_denied");
    });

    it("tells the operator who owns a client and who is invited to, and withdraws that", async () => {
      const { owner, pune } = await openBranches();
      const [other, admin] = [await api().client(), await api().admin()];
      const params = { id: owner.id };
      const call = (name: string) => admin.call("inviteOwner", { params, json: { name, phone: "+91 98200 11111" } });
      const list = async () => (await admin.call("listOwners", { params })).body;
      await invite(owner, { role: "manager", branch_ids: [pune.id], name: "Meera" });
      const asha = await joinAs((await call("Asha")).body.token, { name: "Asha Rao" });
      const { invitation, token } = (await call("Ravi")).body;
      expect(await list()).toMatchObject({
        owners: [{ email: owner.email }, { name: "Asha Rao", email: asha.email }],
        invitations: [{ id: invitation.id, name: "Ravi", role: "owner" }],
      });
      const withdraw = (id: number) => admin.call("withdrawOwner", { params: { id, invitation: invitation.id } });
      expectError(await withdraw(other.id), "not_found", failures.notFound);
      expect((await withdraw(owner.id)).status).toBe(204);
      expectError(await withdraw(owner.id), "not_found", failures.notFound);
      expect((await list()).invitations).toEqual([]);
      ended(await join(token, newcomer()));
      expectError(
        await admin.call("listOwners", { params: { id: 999_999_999 } }),
        "not_found",
        failures.clientNotFound,
      );
    });

    it("invites an owner once, however often the operator asks", async () => {
      const [owner, admin] = [await api().client(), await api().admin()];
      const params = { id: owner.id };
      const call = () => admin.call("inviteOwner", { params, json: { name: "Asha" } });
      const answers = await Promise.all(Array.from({ length: 5 }, call));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
      const { invitations } = (await admin.call("listOwners", { params })).body;
      expect(invitations).toHaveLength(1);
      const held = answers.find(({ body }) => body.invitation.id === invitations[0].id);
      expect(await now(await joinAs(held?.body.token))).toMatchObject({ client_id: owner.id, role: "owner" });
    });

    it("checks rows of people before it adds them, and adds nobody twice", async () => {
      const { owner, pune } = await openBranches();
      const rows = [
        { name: "Ravi", phone: "98200 11111", role: "Sales", branch: "PUNE", email: "Ravi@shop.example" },
        { name: "Meera", phone: "098200-22222" },
        { name: "Asha" },
        { name: "Ravi again", email: "ravi@SHOP.example" },
        { name: "Meera again", phone: "+91 98200 22222" },
        { name: "Somebody", branch: "Nashik" },
        { name: "" },
        { name: "x".repeat(10_000) },
        { name: "Ravi", phone: "call me", email: "at" },
        "not a row",
      ];
      const outcomes = async (dry_run: boolean) =>
        (await owner.call("addPeople", { json: { rows, dry_run } })).body.results.map(
          ({ outcome }: { outcome: string }) => outcome,
        );
      const rest = ["duplicate", "duplicate", "invalid", "invalid", "invalid", "invalid", "invalid"];
      expect(await outcomes(true)).toEqual(["ready", "ready", "ready", ...rest]);
      expect(await people(owner)).toEqual([]);
      expect(await outcomes(false)).toEqual(["created", "created", "created", ...rest]);
      const there = await people(owner);
      expect(there).toHaveLength(3);
      expect(there[0]).toMatchObject({ name: "Ravi", role: "Sales", branch_id: pune.id, email: "ravi@shop.example" });
      expect((await outcomes(false)).slice(0, 5)).toEqual(Array(5).fill("existing"));
      expect(await people(owner)).toHaveLength(3);
      const { results } = (await owner.call("addPeople", { json: { rows: [{ name: "N", branch: "Nashik" }] } })).body;
      expect(results[0].fields).toEqual({ branch: [personMessages.branchUnknown] });
      for (const wrong of [[], Array(1_001).fill({ name: "A" }), "rows", null])
        expectError(await owner.call("addPeople", { json: { rows: wrong } }), "validation_error");
    });

    it("adds the same people once when a table is sent several times at the same instant", async () => {
      const owner = await api().client();
      const rows = Array.from({ length: 8 }, (_, index) => ({ name: `P${index}`, phone: `98200 1111${index}` }));
      await Promise.all(Array.from({ length: 4 }, () => owner.call("addPeople", { json: { rows } })));
      expect(await people(owner)).toHaveLength(8);
    });

    it("invites by mail only where there is mail", async () => {
      const owner = await api().client();
      const person = (await owner.call("createPerson", { form: { name: "Ravi" } })).body;
      const json = { person_id: person.id, by_mail: true };
      expectError(await owner.call("invite", { json }), "bad_request", joiningMessages.mailOff);
      const rows = [{ name: "Meera", email: "meera@shop.example" }];
      expectError(await owner.call("addPeople", { json: { rows, mail_invitations: true } }), "bad_request");
    });

    it("guards a sign-in phone that another account has", async () => {
      const phone = `+91 97${String(Date.now()).slice(-8)}`;
      const { token } = await makeLink(await api().client());
      const first = newcomer({ email: "", phone });
      expect((await join(token, first)).status).toBe(201);
      expect((await join(token, { ...first, password: "another long secret" })).status).toBe(201);
      await api().signIn(phone, password);
      const refused = await api().anonymous.call("signIn", { json: { email: phone, password: "another long secret" } });
      expectError(refused, "invalid_credentials");
    });
  });
}
