import { administratorListSchema } from "@/lib/contract/identity/schema";
import { administration } from "@/lib/contract/identity/values";
import { accountMessages, failures } from "../../english";
import { type Api, admin, type Caller, expectError } from "../api";
import { sendCardRequest } from "../card-request";

type Invitation = { id: number; email: string; link: string };

export function describeAdministrators(api: () => Api) {
  describe("administrators", () => {
    const first = () => api().admin();
    const current_password = admin.password;
    let count = 0;

    async function invite(by?: Caller, json: Record<string, unknown> = {}): Promise<Invitation> {
      const email = `admin-${Date.now()}-${count++}@example.com`;
      const { body } = await (by ?? (await first())).call("inviteAdministrator", {
        json: { name: "Ravi Kumar", email, current_password, ...json },
      });
      return { id: body.administrator.id, email, link: body.link.token };
    }
    const join = ({ link: token }: Invitation, new_password = "an administrator's own words") =>
      api().anonymous.call("resetPassword", { json: { token, new_password } });
    async function makeOther(password = "an administrator's own words") {
      const invited = await invite();
      await join(invited, password);
      return Object.assign(await api().signIn(invited.email, password), { ...invited, password });
    }
    const act = async (
      name: "blockAdministrator" | "unblockAdministrator" | "removeAdministrator",
      id: number,
      by?: Caller,
      password = current_password,
    ) => (by ?? (await first())).call(name, { params: { id }, json: { current_password: password } });
    const list = async () =>
      administratorListSchema.parse((await (await first()).call("listAdministrators")).body).results;
    const find = async (id: number) => (await list()).find((administrator) => administrator.id === id);

    it("are listed with who asks among them, and no client is", async () => {
      const client = await api().client();
      const all = await list();
      expect(all.filter(({ is_self }) => is_self)).toMatchObject([
        { email: admin.email, is_active: true, is_invited: false, seen_at: expect.any(String) },
      ]);
      expect(all.map(({ email }) => email)).not.toContain(client.email);
    });

    it("are invited with a link that sets their password, and then do what administrators do", async () => {
      const invited = await invite();
      expect(await find(invited.id)).toMatchObject({
        ...{ name: "Ravi Kumar", email: invited.email, is_active: true },
        ...{ is_invited: true, is_self: false, seen_at: null },
      });
      const early = { email: invited.email, password: "an administrator's own words" };
      expectError(await api().anonymous.call("signIn", { json: early }), "invalid_credentials");
      expect((await join(invited)).status).toBe(200);
      const other = await api().signIn(invited.email, "an administrator's own words");
      expect((await other.call("listClients")).status).toBe(200);
      expect(await find(invited.id)).toMatchObject({ is_invited: false, seen_at: expect.any(String) });
    });

    /** One who owns a company too, and has just begun to work for it. */
    async function makeOwner() {
      const owner = await api().client();
      const other = await makeOther();
      const params = { id: owner.id };
      const { token } = (await (await first()).call("inviteOwner", { params, json: { name: "Ravi" } })).body;
      const joined = await other.call("acceptJoin", { json: { token, name: "Ravi Kumar" } });
      expect(joined.body).toEqual({ client_id: owner.id, is_waiting: false });
      return { owner, other, again: () => api().signIn(other.email, other.password) };
    }
    const choose = (caller: Caller, client_id: number) => caller.call("chooseCompany", { json: { client_id } });
    const now = async (caller: Caller) => (await caller.call("getCurrentUser")).body;
    const at = (place: number) => ({ init: { headers: { "x-company-id": String(place) } } });

    const toldOf = async (caller: Caller): Promise<string[]> =>
      (await caller.call("listNotifications")).body.results.map(({ detail }: { detail: string }) => detail);

    it("work for a company of their own or for the site, never for both at once", async () => {
      const { owner, other, again } = await makeOwner();
      const working = { is_admin: false, is_client: true, client_id: owner.id, role: "owner", runs_site: true };
      expect(await now(other)).toMatchObject(working);
      expect((await other.call("listProducts")).status).toBe(200);
      expectError(await other.call("listClients"), "permission_denied");
      expect(await now(await again())).toMatchObject(working);

      const chosen = await choose(other, administration);
      const running = { is_admin: true, is_client: false, client_id: null, role: null, runs_site: true };
      expect(chosen.body).toMatchObject(running);
      expect(chosen.body).toMatchObject({ companies: [{ id: owner.id, role: "owner" }], company_name: null });
      expect((await other.call("listClients")).status).toBe(200);
      expectError(await other.call("listProducts"), "permission_denied");
      expect(await now(await again())).toMatchObject(running);
      expect((await choose(other, owner.id)).body).toMatchObject(working);
    });

    it("meet of each place what their page shows, whatever another page has chosen", async () => {
      const { owner, other } = await makeOwner();
      expect((await other.call("listClients", at(administration))).status).toBe(200);
      expectError(await other.call("listProducts", at(administration)), "permission_denied");
      await choose(other, administration);
      expect((await other.call("listProducts", at(owner.id))).status).toBe(200);
      expectError(await other.call("listClients", at(owner.id)), "permission_denied");
      const stranger = await api().client();
      for (const place of [stranger.id, -1, 999_999_999])
        expectError(await other.call("listProducts", at(place)), "company_left", failures.companyLeft);
      expectError(await stranger.call("listProducts", at(administration)), "company_left", failures.companyLeft);
      expectError(await choose(stranger, administration), "permission_denied");
      expectError(await choose(other, stranger.id), "not_found");
      expect((await now(stranger)).runs_site).toBeUndefined();
      expect((await now(await first())).runs_site).toBeUndefined();
    });

    it("that are blocked or removed go on with their companies", async () => {
      const { owner, other, again } = await makeOwner();
      await choose(other, administration);
      const company = await sendCardRequest(api());
      expect(await toldOf(other)).toContain(company);
      expect((await act("blockAdministrator", other.id)).status).toBe(200);
      expectError(await other.call("getCurrentUser"), "not_authenticated");
      const blocked = await again();
      expect(await toldOf(blocked)).not.toContain(company);
      expect(await now(blocked)).toMatchObject({ is_admin: false, client_id: owner.id, role: "owner" });
      expect((await now(blocked)).runs_site).toBeUndefined();
      expectError(await choose(blocked, administration), "permission_denied");
      expectError(await blocked.call("listClients", at(administration)), "company_left");
      expect((await blocked.call("listProducts")).status).toBe(200);
      await act("unblockAdministrator", other.id);
      expect((await choose(blocked, administration)).body).toMatchObject({ is_admin: true });

      expect((await act("removeAdministrator", other.id)).status).toBe(204);
      expect(await find(other.id)).toBeUndefined();
      const removed = await again();
      expect(await now(removed)).toMatchObject({ is_admin: false, client_id: owner.id, role: "owner" });
      expectError(await choose(removed, administration), "permission_denied");
    });

    it("go on with the site when their company is blocked or deleted", async () => {
      const { owner, other, again } = await makeOwner();
      const params = { id: owner.id };
      await (await first()).call("blockClient", { params });
      expect(await now(other)).toMatchObject({ is_admin: true, client_id: null });
      expect((await other.call("listClients")).status).toBe(200);
      await (await first()).call("unblockClient", { params });
      expect(await now(other)).toMatchObject({ is_admin: false, client_id: owner.id });
      expect((await (await first()).call("deleteClient", { params })).status).toBe(204);
      expect(await now(other)).toMatchObject({ is_admin: true, client_id: null });
      expect((await now(await again())).is_admin).toBe(true);
      expect(await find(other.id)).toMatchObject({ is_active: true });
    });

    it("get another link until they have a password, and the first one ends", async () => {
      const invited = await invite();
      const again = () =>
        first().then((by) =>
          by.call("inviteAdministratorAgain", { params: { id: invited.id }, json: { current_password } }),
        );
      const { body } = await again();
      expectError(await join(invited), "validation_error", accountMessages.resetLinkInvalid, "token");
      await join({ ...invited, link: body.link.token });
      expectError(await again(), "conflict", accountMessages.administratorJoined);
    });

    it("are changed only with one's own password", async () => {
      const other = await makeOther();
      const json = { name: "Nobody", email: "nobody-admin@example.com" };
      const calls = [
        (password: string) => act("blockAdministrator", other.id, undefined, password),
        (password: string) => act("removeAdministrator", other.id, undefined, password),
        (password: string) => act("unblockAdministrator", other.id, undefined, password),
        async (password: string) =>
          (await first()).call("inviteAdministrator", { json: { ...json, current_password: password } }),
      ];
      for (const call of calls)
        expectError(await call(""), "validation_error", accountMessages.currentPasswordRequired, "current_password");
      for (const call of calls.slice(0, 2))
        expectError(
          await call("not the password"),
          "validation_error",
          accountMessages.currentPasswordIncorrect,
          "current_password",
        );
      expect(await find(other.id)).toMatchObject({ is_active: true });
      expect((await list()).map(({ email }) => email)).not.toContain(json.email);
    });

    it("are signed out as they are blocked, until they are unblocked", async () => {
      const other = await makeOther();
      expect((await act("blockAdministrator", other.id)).body).toMatchObject({ is_active: false, seen_at: null });
      expectError(await other.call("getCurrentUser"), "not_authenticated");
      expectError(
        await api().anonymous.call("signIn", { json: { email: other.email, password: other.password } }),
        "account_inactive",
      );
      expect((await act("unblockAdministrator", other.id)).body).toMatchObject({ is_active: true });
      await api().signIn(other.email, other.password);
    });

    it("are gone at once as they are removed, and their e-mail is free", async () => {
      const other = await makeOther();
      expect((await act("removeAdministrator", other.id)).status).toBe(204);
      expectError(await other.call("getCurrentUser"), "not_authenticated");
      expectError(
        await api().anonymous.call("signIn", { json: { email: other.email, password: other.password } }),
        "invalid_credentials",
      );
      expect(await find(other.id)).toBeUndefined();
      expectError(await act("removeAdministrator", other.id), "not_found", accountMessages.administratorNotFound);
      const { status } = await (await first()).call("inviteAdministrator", {
        json: { name: "Ravi", email: other.email, current_password },
      });
      expect(status).toBe(201);
    });

    it("do not block or remove themselves, and nobody blocks a client as one", async () => {
      const self = (await list()).find(({ is_self }) => is_self)?.id ?? 0;
      const { body: user } = await (await api().client()).call("getCurrentUser");
      for (const name of ["blockAdministrator", "unblockAdministrator", "removeAdministrator"] as const) {
        expectError(await act(name, self), "conflict", accountMessages.administratorSelf);
        expectError(await act(name, user.id), "not_found", accountMessages.administratorNotFound);
      }
    });

    it("are not invited twice, nor with the e-mail of a client", async () => {
      const client = await api().client();
      const invited = await invite();
      for (const email of [client.email, invited.email, admin.email])
        expectError(
          await (await first()).call("inviteAdministrator", { json: { name: "Ravi", email, current_password } }),
          "validation_error",
          accountMessages.emailTaken,
          "email",
        );
    });

    it("never end each other both", async () => {
      const [one, two] = [await makeOther(), await makeOther()];
      const both = await Promise.all([
        act("removeAdministrator", two.id, one, one.password),
        act("removeAdministrator", one.id, two, two.password),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([204, 401]);
      expectError(both.find(({ status }) => status === 401) ?? both[0], "not_authenticated", failures.sessionEnded);
      expect([await find(one.id), await find(two.id)].filter(Boolean)).toHaveLength(1);
    });

    it("are named in the record, also once they are removed", async () => {
      const other = await makeOther();
      const { id } = await invite(other, { name: "Asha", current_password: other.password });
      await act("removeAdministrator", id);
      await act("removeAdministrator", other.id);
      const { body } = await (await first()).call("listAudit", { query: { actions: "safety" } });
      expect(body.results.slice(0, 3)).toMatchObject([
        { action: "administrator_removed", detail: `Ravi Kumar (${other.email})`, actor_email: admin.email },
        { action: "administrator_removed", detail: expect.stringMatching(/^Asha \(/) },
        { action: "administrator_invited", actor_name: "Ravi Kumar", actor_email: other.email },
      ]);
    });
  });
}
