import { accountMessages, failures, signUpMessages } from "../../english";
import { addCompany } from "../add-company";
import { type Api, buildClient, type Caller, expectError } from "../api";
import { pngFile } from "../files";

export function describeMemberships(api: () => Api) {
  describe("an owner of several companies", () => {
    const phone = "+91 98765 43210";
    const companiesOf = async (caller: Caller) => (await caller.call("getCurrentUser")).body.companies;
    const namesOfProducts = async (caller: Caller, clientId?: number | string) => {
      const headers: HeadersInit = clientId === undefined ? {} : { "x-company-id": String(clientId) };
      const { body } = await caller.call("listProducts", { init: { headers } });
      return body.results.map(({ name }: { name: string }) => name);
    };
    const shown = (clientId: number | string) => ({ init: { headers: { "x-company-id": String(clientId) } } });

    async function openTwo() {
      const owner = await api().client();
      const second = await addCompany(api(), owner, `Second ${owner.companyName}`);
      return { owner, first: owner.id, second };
    }

    const choose = (caller: Caller, client_id: number) => caller.call("chooseCompany", { json: { client_id } });

    it("asks for a further one, which an administrator accepts; it is told, and signs in as before", async () => {
      const { owner, first, second } = await openTwo();
      const company_name = `Second ${owner.companyName}`;
      expect(await companiesOf(owner)).toEqual([
        { id: first, company_name: owner.companyName, role: "owner", is_active: true },
        { id: second, company_name, role: "owner", is_active: true },
      ]);
      const [told] = (await owner.call("listNotifications")).body.results;
      expect(told).toMatchObject({ kind: "company_added", detail: company_name, client_id: second });
      expect((await owner.call("getCurrentUser")).body.client_id).toBe(first);
      const { body } = await (await api().admin()).call("getClient", { params: { id: second } });
      expect(body.user.email).toBe(owner.email);
    });

    it("works for the one that it has chosen, or that its screen shows, and reaches no other", async () => {
      const { owner, first, second } = await openTwo();
      await owner.call("createProduct", { form: { name: "Lamp", image: await pngFile() } });
      const chosen = await choose(owner, second);
      expect(chosen.body).toMatchObject({ client_id: second, company_name: `Second ${owner.companyName}` });
      expect(await namesOfProducts(owner)).toEqual([]);
      expect(await namesOfProducts(owner, first)).toEqual(["Lamp"]);
      await owner.call("createProduct", { form: { name: "Vase", image: await pngFile() }, ...shown(first) });
      expect(await namesOfProducts(owner)).toEqual([]);
      expect(await namesOfProducts(owner, first)).toHaveLength(2);
      const stranger = await api().client();
      for (const other of [stranger.id, 999_999_999, 0, -1, "", "1e3", `${first} `, "first", "9".repeat(400)])
        if (Number(other) !== first)
          expectError(await owner.call("listProducts", shown(other)), "company_left", failures.companyLeft);
      for (const other of [stranger.id, 999_999_999])
        expectError(await choose(owner, other), "not_found", failures.clientNotFound);
      expect((await owner.call("getCurrentUser")).body.client_id).toBe(second);
    });

    it("keeps its choice for sessions to come; those that are open stay where they are", async () => {
      const { owner, first, second } = await openTwo();
      const elsewhere = await api().signIn(owner.email, owner.password);
      await choose(owner, second);
      expect((await elsewhere.call("getCurrentUser")).body.client_id).toBe(first);
      const later = await api().signIn(owner.email, owner.password);
      expect((await later.call("getCurrentUser")).body.client_id).toBe(second);
    });

    it("goes on with the other when one is blocked", async () => {
      const { owner, first, second } = await openTwo();
      await choose(owner, second);
      const admin = await api().admin();
      await admin.call("blockClient", { params: { id: second } });
      const { body } = await owner.call("getCurrentUser");
      expect(body.client_id).toBe(first);
      expect(body.companies[1]).toMatchObject({ id: second, is_active: false });
      expectError(await owner.call("listProducts", shown(second)), "company_left", failures.companyLeft);
      expectError(await choose(owner, second), "not_found");
      await admin.call("unblockClient", { params: { id: second } });
      expect((await owner.call("getCurrentUser")).body.client_id).toBe(second);
    });

    it("keeps its account when one is deleted, and has that again when it is restored", async () => {
      const { owner, first, second } = await openTwo();
      await owner.call("createProduct", { form: { name: "Lamp", image: await pngFile() } });
      const admin = await api().admin();
      await admin.call("deleteClient", { params: { id: first } });
      expect((await companiesOf(owner)).map(({ id }: { id: number }) => id)).toEqual([second]);
      expect(await namesOfProducts(owner)).toEqual([]);
      expectError(await owner.call("listProducts", shown(first)), "company_left");
      expect((await admin.call("restoreClient", { params: { id: first }, json: {} })).status).toBe(200);
      expect(await namesOfProducts(owner, first)).toEqual(["Lamp"]);
      await api().signIn(owner.email, owner.password);
    });

    it("goes with the last one, without which it comes back with no password", async () => {
      const { owner, first, second } = await openTwo();
      const admin = await api().admin();
      for (const id of [first, second]) await admin.call("deleteClient", { params: { id } });
      expectError(await owner.call("getCurrentUser"), "not_authenticated");
      expect((await admin.call("restoreClient", { params: { id: first }, json: {} })).status).toBe(200);
      const signIn = () => api().anonymous.call("signIn", { json: { email: owner.email, password: owner.password } });
      expectError(await signIn(), "invalid_credentials");
      expect((await admin.call("restoreClient", { params: { id: second }, json: {} })).status).toBe(200);
      const link = await admin.call("createResetLink", { params: { id: first } });
      const json = { token: link.body.token, new_password: "nine quiet lanterns" };
      expect((await api().anonymous.call("resetPassword", { json })).status).toBeLessThan(300);
      expect(await companiesOf(await api().signIn(owner.email, json.new_password))).toHaveLength(2);
    });

    it("has its password from itself alone", async () => {
      const { owner, second } = await openTwo();
      const admin = await api().admin();
      const json = { current_password: owner.password, new_password: "nine quiet lanterns" };
      expectError(
        await admin.call("changeClientPassword", { params: { id: second }, json }),
        "conflict",
        accountMessages.passwordElsewhere,
      );
      await api().signIn(owner.email, owner.password);
    });

    it("has one e-mail for all, which makes no client a second time", async () => {
      const { owner, second } = await openTwo();
      const admin = await api().admin();
      const taken = await admin.call("createClient", { json: buildClient({ email: owner.email }) });
      expectError(taken, "validation_error", accountMessages.emailTaken, "email");
      const email = `new-${owner.email}`;
      await owner.call("updateAccount", { json: { email, current_password: owner.password } });
      for (const id of [owner.id, second])
        expect((await admin.call("getClient", { params: { id } })).body.user.email).toBe(email);
    });

    it("is told in words what is wrong with a further company, and asks so often in a day", async () => {
      const owner = await api().client();
      const ask = (company_name: string) => owner.call("addCompany", { json: { company_name, phone } });
      expectError(await ask(" "), "validation_error");
      expectError(await owner.call("addCompany", { json: { company_name: "Vases", phone: "" } }), "validation_error");
      for (let count = 0; count < 5; count++) expect((await ask(`Vases ${count}`)).body).toEqual({ client_id: null });
      expectError(await ask("Vases"), "too_many_requests", failures.tooManyAttempts);
      expectError(
        await (await api().admin()).call("addCompany", { json: { company_name: "V", phone } }),
        "permission_denied",
      );
    });

    it("has no accepted request accepted again", async () => {
      const { owner } = await openTwo();
      const admin = await api().admin();
      const query = { search: `Second ${owner.companyName}` };
      const [{ id }] = (await admin.call("listSignUps", { query })).body.results;
      expectError(await admin.call("acceptSignUp", { params: { id } }), "conflict", signUpMessages.accepted);
    });
  });
}
