import { clientListSchema, clientSchema } from "@/lib/contract/clients/schema";
import { accountMessages, failures, fieldMessages } from "../../english";
import { type Api, admin, buildClient, expectError } from "../api";
import { pdfFile, pngFile } from "../files";

export function describeClients(api: () => Api) {
  describe("clients", () => {
    const create = async (overrides = {}) =>
      (await api().admin()).call("createClient", { json: buildClient(overrides) });

    it("creates one, whole, with an address of its own", async () => {
      const { status, body } = await create({ company_name: "शर्मा ट्रेडर्स", email: "Sharma@Example.com" });
      expect(status).toBe(201);
      expect(clientSchema.parse(body)).toEqual(body);
      expect(body).toMatchObject({
        company_name: "शर्मा ट्रेडर्स",
        is_active: true,
        user: { email: "sharma@example.com", is_admin: false, is_client: true },
      });
      expect(body.slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
      expect((await api().anonymous.call("getCompany", { params: { companyName: body.slug } })).status).toBe(200);
    });

    it("gives equal and reserved names different addresses", async () => {
      const slugs = [];
      for (const company_name of ["Dashboard", "Hi", "Twin Traders", "Twin Traders", "🙂", "🙂"])
        slugs.push((await create({ company_name })).body.slug);
      expect(new Set(slugs).size).toBe(6);
      for (const reserved of ["dashboard", "hi"]) expect(slugs).not.toContain(reserved);
    });

    it("refuses a duplicate e-mail with a field message and leaves nothing half made, also in a race", async () => {
      const input = buildClient();
      const caller = await api().admin();
      const answers = await Promise.all(Array.from({ length: 5 }, () => caller.call("createClient", { json: input })));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      for (const answer of answers.filter(({ status }) => status !== 201))
        expectError(answer, "validation_error", accountMessages.emailTaken, "email");
      const { body } = await caller.call("listClients", { query: { search: input.company_name } });
      expect(body.count).toBe(1);
    });

    it("makes one client of identical posts under one Idempotency-Key", async () => {
      const caller = await api().admin();
      const json = buildClient();
      const post = () =>
        caller.call("createClient", { json, init: { headers: { "idempotency-key": `key-${json.email}` } } });
      const answers = await Promise.all(Array.from({ length: 50 }, post));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    });

    it.each([
      [{ company_name: " " }, "company_name", fieldMessages.companyNameRequired],
      [{ email: "nonsense" }, "email", fieldMessages.emailInvalid],
      [{ password: "" }, "password", accountMessages.passwordRequired],
      [{ password: "short" }, "password", accountMessages.passwordTooShort],
      [{ phone: "call me" }, "phone", fieldMessages.phoneInvalid],
    ])("refuses %j", async (overrides, field, message) => {
      expectError(await create(overrides), "validation_error", message, field);
    });

    it("lists with search, order and pages", async () => {
      const word = `Zebra${Date.now()}`;
      for (const name of ["b", "a", "c"]) await create({ company_name: `${word} ${name} 100%` });
      const list = async (query: Record<string, string | number | boolean>) =>
        clientListSchema.parse((await (await api().admin()).call("listClients", { query })).body);
      const first = await list({ search: word.toLowerCase(), ordering: "company_name", page_size: 2 });
      expect(first.count).toBe(3);
      expect(first.results.map(({ company_name }) => company_name)).toEqual([`${word} a 100%`, `${word} b 100%`]);
      expect([first.previous === null, first.next === null]).toEqual([true, false]);
      const second = await list({ search: word, ordering: "-company_name", page_size: 2, page: 2 });
      expect(second.results.map(({ company_name }) => company_name)).toEqual([`${word} a 100%`]);
      expect((await list({ search: `${word} a 100%` })).count).toBe(1);
      expect((await list({ search: `${word}_a` })).count).toBe(0);
      expect((await list({ page: "x", page_size: "-1", ordering: "password_hash", search: word })).count).toBe(3);
      expect((await list({ page_size: 100_000 })).results.length).toBeLessThanOrEqual(100);
    });

    it("reads and renames one; a rename moves the address and the old one leads on", async () => {
      const client = await api().client();
      const caller = await api().admin();
      const renamed = await caller.call("updateClient", {
        json: { company_name: "Renamed Works", email: "other@example.com", is_active: false },
        params: { id: client.id },
      });
      expect(renamed.status).toBe(200);
      const { body } = await caller.call("getClient", { params: { id: client.id } });
      expect(body).toMatchObject({ company_name: "Renamed Works", is_active: true, user: { email: client.email } });
      expect(body.slug).not.toBe(client.slug);
      expect(
        (await api().anonymous.call("getCompany", { params: { companyName: client.slug } })).body.client.slug,
      ).toBe(body.slug);
      expectError(
        await caller.call("updateClient", { json: { company_name: "" }, params: { id: client.id } }),
        "validation_error",
        fieldMessages.companyNameRequired,
        "company_name",
      );
    });

    it("blocks and unblocks: card and work on it follow at once", async () => {
      const client = await api().client();
      const caller = await api().admin();
      const blocked = await caller.call("blockClient", { params: { id: client.id } });
      expect(blocked.body).toMatchObject({ id: client.id, is_active: false });
      expectError(await client.call("listProducts"), "permission_denied");
      expectError(
        await api().anonymous.call("getCompany", { params: { companyName: client.slug } }),
        "not_found",
        failures.companyNotFound,
      );
      expect((await caller.call("unblockClient", { params: { id: client.id } })).body.is_active).toBe(true);
      expect((await api().anonymous.call("getCompany", { params: { companyName: client.slug } })).status).toBe(200);
      expect((await client.call("listProducts")).status).toBe(200);
    });

    it("shows a blocked client's pictures and documents to nobody, and again once it is unblocked", async () => {
      const [client, admin] = [await api().client(), await api().admin()];
      const document = await client.call("createDocument", { form: { file: await pdfFile(), file_name: "Prices" } });
      const profile = await client.call("updateProfile", { form: { logo: await pngFile() } });
      const statuses = () =>
        Promise.all(
          [document.body.file, profile.body.profile.logo].map(async (file) => (await client.file(file)).status),
        );
      expect(await statuses()).toEqual([200, 200]);
      await admin.call("blockClient", { params: { id: client.id } });
      expect(await statuses()).toEqual([404, 404]);
      await admin.call("unblockClient", { params: { id: client.id } });
      expect(await statuses()).toEqual([200, 200]);
    });

    it("deletes user, content and files", async () => {
      const client = await api().client();
      const uploaded = await client.call("createDocument", { form: { file: await pdfFile(), file_name: "Gone soon" } });
      expect((await client.file(uploaded.body.file)).status).toBe(200);
      expect((await (await api().admin()).call("deleteClient", { params: { id: client.id } })).status).toBe(204);
      expect((await client.file(uploaded.body.file)).status).toBe(404);
      expectError(await client.call("getCurrentUser"), "not_authenticated");
      expectError(await api().anonymous.call("getCompany", { params: { companyName: client.slug } }), "not_found");
      expectError(
        await (await api().admin()).call("deleteClient", { params: { id: client.id } }),
        "not_found",
        failures.clientNotFound,
      );
    });

    it("changes a client's password with the client's or the administrator's own", async () => {
      const caller = await api().admin();
      const client = await api().client();
      const change = (current_password: string, new_password: string) =>
        caller.call("changeClientPassword", { params: { id: client.id }, json: { current_password, new_password } });
      expectError(
        await change("", "x"),
        "validation_error",
        accountMessages.currentPasswordRequired,
        "current_password",
      );
      expectError(await change("x", ""), "validation_error", accountMessages.newPasswordRequired, "new_password");
      expectError(await change("x", "short"), "validation_error", accountMessages.newPasswordTooShort, "new_password");
      expectError(
        await change("neither of them", "a new password"),
        "validation_error",
        accountMessages.currentPasswordIncorrect,
        "current_password",
      );
      expectError(
        await change(admin.password, client.password),
        "validation_error",
        accountMessages.newPasswordSame,
        "new_password",
      );
      expect((await change(client.password, "second password")).status).toBe(200);
      expectError(await client.call("getCurrentUser"), "not_authenticated");
      expect((await change(admin.password, "third password")).status).toBe(200);
      await api().signIn(client.email, "third password");
    });

    it("gives a client another e-mail to sign in with, on the administrator's own password alone", async () => {
      const [client, other] = [await api().client(), await api().client()];
      const caller = await api().admin();
      const email = `new-${client.email}`;
      const change = (json: Record<string, unknown>, id = client.id) =>
        caller.call("changeClientEmail", { params: { id }, json: { current_password: admin.password, ...json } });
      for (const current_password of [client.password, "neither of them"])
        expectError(
          await change({ email, current_password }),
          "validation_error",
          accountMessages.currentPasswordIncorrect,
          "current_password",
        );
      expectError(
        await change({ email, current_password: "" }),
        "validation_error",
        accountMessages.currentPasswordRequired,
        "current_password",
      );
      for (const taken of [other.email, admin.email])
        expectError(await change({ email: taken }), "validation_error", accountMessages.emailTaken, "email");
      expectError(await change({ email: "no address" }), "validation_error", fieldMessages.emailInvalid, "email");
      expectError(await change({ email }, 999_999_999), "not_found", failures.clientNotFound);
      expect((await client.call("getCurrentUser")).body.email).toBe(client.email);

      const link = await caller.call("createResetLink", { params: { id: client.id } });
      const { status, body } = await change({ email: email.toUpperCase() });
      expect([status, body.user.email]).toEqual([200, email]);
      expectError(await client.call("getCurrentUser"), "not_authenticated");
      expectError(
        await api().anonymous.call("checkResetLink", { json: { token: link.body.token } }),
        "validation_error",
        accountMessages.resetLinkInvalid,
      );
      await api().signIn(email, client.password);
      await expect(api().signIn(client.email, client.password)).rejects.toThrow("could not sign in");
      const card = await api().anonymous.call("getCompany", { params: { companyName: client.slug } });
      expect(card.body.client.email).toBe(email);
    });

    it("gives a client's card another phone, which signs in only where that is asked for", async () => {
      const client = await api().client({ phone: "+91 98400 11111" });
      await api().client({ phone: "+91 98400 22222" });
      const caller = await api().admin();
      const change = (json: Record<string, unknown>) =>
        caller.call("changeClientPhone", {
          params: { id: client.id },
          json: { current_password: admin.password, ...json },
        });
      const numbers = ({ phone, sign_in_phone }: { phone: string; sign_in_phone: string | null }) => [
        phone,
        sign_in_phone,
      ];
      expectError(
        await change({ phone: "98400 33333", current_password: client.password }),
        "validation_error",
        accountMessages.currentPasswordIncorrect,
        "current_password",
      );
      expect(numbers((await change({ phone: "98400 22222" })).body)).toEqual(["98400 22222", "+91 98400 11111"]);
      expect((await client.call("getCurrentUser")).status).toBe(200);
      expectError(
        await change({ phone: "98400 22222", signs_in: true }),
        "validation_error",
        accountMessages.signInPhoneElsewhere,
        "phone",
      );
      expectError(
        await change({ phone: "12345", signs_in: true }),
        "validation_error",
        accountMessages.signInPhonePart,
        "phone",
      );
      expect(numbers((await change({ phone: "98400 33333", signs_in: true })).body)).toEqual([
        "98400 33333",
        "+91 98400 33333",
      ]);
      expectError(await client.call("getCurrentUser"), "not_authenticated");
      await api().signIn("+91 98400 33333", client.password);
      await expect(api().signIn("98400 11111", client.password)).rejects.toThrow("could not sign in");
      expect(numbers((await change({ phone: "", signs_in: true })).body)).toEqual(["", null]);
    });

    it("treats every malformed or foreign id as one that does not exist", async () => {
      const caller = await api().admin();
      const self = (await caller.call("getCurrentUser")).body.id;
      for (const id of ["0", "-1", "1.5", "abc", "99999999999999999999", "%00", "1e3", String(self + 1_000_000)]) {
        const path = `/admin/clients/${id}/edit/`;
        expectError(await caller.send("GET", path), "not_found");
      }
    });
  });
}
