import { randomUUID } from "node:crypto";
import { acceptedSignUpSchema, signUpListSchema } from "@/lib/contract/clients/schema";
import { accountMessages, fieldMessages, signUpMessages } from "../../english";
import { type Api, expectError } from "../api";

export function describeSignUps(api: () => Api) {
  describe("sign-up requests", () => {
    const build = (overrides: Record<string, unknown> = {}) => ({
      company_name: `Bakery ${randomUUID().slice(0, 8)}`,
      name: "Asha Rao",
      phone: "+91 98765 43210",
      email: `${randomUUID()}@example.com`,
      consent: true,
      ...overrides,
    });
    /** A new network for each call, to stay below the rate limit. */
    const send = (json: unknown) =>
      api().anonymous.call("createSignUp", { json, init: { headers: { "x-client-address": randomUUID() } } });
    const list = async (search: string, query = {}) =>
      (await (await api().admin()).call("listSignUps", { query: { search, ...query } })).body;

    it("anybody sends one, and administrators find it", async () => {
      const request = build();
      const { status, body } = await send(request);
      expect([status, body]).toEqual([201, { detail: signUpMessages.received }]);
      const found = await list(request.company_name.toUpperCase());
      expect(signUpListSchema.parse(found)).toEqual(found);
      const { consent: _, ...shown } = request;
      expect(found.results).toEqual([expect.objectContaining({ ...shown, status: "pending", client_id: null })]);
    });

    it("administrators are told of it", async () => {
      const request = build();
      await send(request);
      const { body } = await (await api().admin()).call("listActivity");
      expect(body.results[0]).toMatchObject({
        action: "sign_up_received",
        detail: request.company_name,
        is_own: false,
      });
    });

    it.each([
      [{ company_name: " " }, "company_name", fieldMessages.companyNameRequired],
      [{ name: "" }, "name", fieldMessages.nameRequired],
      [{ phone: "" }, "phone", fieldMessages.phoneRequired],
      [{ phone: "call me" }, "phone", fieldMessages.phoneInvalid],
      [{ email: "nonsense" }, "email", fieldMessages.emailInvalid],
      [{ consent: "" }, "consent", signUpMessages.consentRequired],
      [{ consent: undefined }, "consent", undefined],
    ])("refuses %j", async (overrides, field, message) => {
      const answer = await send(build(overrides));
      expectError(answer, "validation_error", message, message && field);
      expect(Object.keys(answer.body.fields)).toEqual([field]);
    });

    it("one that is sent again takes the place of the first", async () => {
      const request = build();
      await Promise.all(Array.from({ length: 5 }, () => send(request)));
      await send({ ...request, company_name: `${request.company_name} & Sons`, email: request.email.toUpperCase() });
      const { count, results } = await list(request.email);
      expect([count, results[0].company_name]).toEqual([1, `${request.company_name} & Sons`]);
    });

    it("becomes a client that can sign in with the password that is told", async () => {
      const request = build();
      await send(request);
      const admin = await api().admin();
      const { id } = (await list(request.email)).results[0];
      const accepted = await admin.call("acceptSignUp", { params: { id } });
      expect(accepted.status).toBe(201);
      expect(acceptedSignUpSchema.parse(accepted.body)).toEqual(accepted.body);
      await api().signIn(request.email, accepted.body.password);
      const client = (await admin.call("getClient", { params: { id: accepted.body.id } })).body;
      expect(client).toMatchObject({ company_name: request.company_name, phone: request.phone, is_active: true });
      expect((await list(request.email, { status: "pending" })).count).toBe(0);
      expect((await list(request.email, { status: "accepted" })).results).toMatchObject([
        { status: "accepted", client_id: accepted.body.id },
      ]);

      expectError(await admin.call("acceptSignUp", { params: { id } }), "conflict", signUpMessages.accepted);
      await admin.call("deleteClient", { params: { id: accepted.body.id } });
      expect((await list(request.email)).results).toMatchObject([{ status: "accepted", client_id: null }]);
    });

    it("does not become a second account of one e-mail", async () => {
      const client = await api().client();
      await send(build({ email: client.email }));
      const { id } = (await list(client.email)).results[0];
      const answer = await (await api().admin()).call("acceptSignUp", { params: { id } });
      expectError(answer, "validation_error", accountMessages.emailTaken, "email");
      expect((await list(client.email)).results).toMatchObject([{ status: "pending" }]);
    });

    it("goes when it is deleted", async () => {
      const request = build();
      await send(request);
      const admin = await api().admin();
      const { id } = (await list(request.email)).results[0];
      expect((await admin.call("deleteSignUp", { params: { id } })).status).toBe(204);
      expect((await list(request.email)).count).toBe(0);
      for (const answer of [
        await admin.call("deleteSignUp", { params: { id } }),
        await admin.call("acceptSignUp", { params: { id } }),
      ])
        expectError(answer, "not_found");
    });
  });
}
