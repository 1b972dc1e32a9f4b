import { currentUserSchema, signedInSchema } from "@/lib/contract/account";
import * as failures from "@/lib/contract/failures";
import { accountLimits } from "@/lib/contract/limits/account";
import * as accountMessages from "@/lib/contract/messages/account";
import * as fieldMessages from "@/lib/contract/messages/field";
import { type Api, admin, Caller, expectError } from "../api";

export function describeAuth(api: () => Api) {
  describe("sign-in", () => {
    it("answers access and refresh tokens, for the e-mail in any letter case", async () => {
      const { status, body } = await api().anonymous.call("signIn", {
        json: { ...admin, email: ` ${admin.email.toUpperCase()} ` },
      });
      expect(status).toBe(200);
      expect(signedInSchema.parse(body)).toEqual(body);
    });

    it("answers a wrong password and an unknown address alike", async () => {
      const wrong = await api().anonymous.call("signIn", { json: { email: admin.email, password: "wrong password" } });
      const unknown = await api().anonymous.call("signIn", {
        json: { email: "nobody@example.com", password: "wrong password" },
      });
      for (const answer of [wrong, unknown]) expectError(answer, "invalid_credentials", failures.invalidCredentials);
    });

    it("takes the company's number in place of the e-mail, however it is written", async () => {
      const { email, password } = await api().client({ phone: "098300 12345" });
      for (const name of ["+91 98300 12345", "9830012345", " 98300-12345 "]) {
        const { status, body } = await api().anonymous.call("signIn", { json: { email: name, password } });
        expect([name, status]).toEqual([name, 200]);
        const { body: user } = await new Caller(api().transport, body.access).call("getCurrentUser");
        expect(user.email).toBe(email);
      }
    });

    it("takes no number that several have, nobody has, or that is none, as it takes no wrong password", async () => {
      const { password } = await api().client({ phone: "98300 54321" });
      await api().client({ phone: "+91 98300-54321", password });
      const { password: other } = await api().client({ phone: "12345" });
      for (const json of [
        { email: "98300 54321", password },
        { email: "+1 983 005 4321", password },
        { email: "12345", password: other },
      ])
        expectError(await api().anonymous.call("signIn", { json }), "invalid_credentials", failures.invalidCredentials);
    });

    it("takes a number that another has who is not active, and none of who is not", async () => {
      const { password } = await api().client({ phone: "98300 99999" });
      const { id } = await api().client({ phone: "98300 99999", password: "another password" });
      const { id: blocked } = await api().client({ phone: "98300 88888" });
      for (const client of [id, blocked]) await (await api().admin()).call("blockClient", { params: { id: client } });
      const attempt = (email: string) => api().anonymous.call("signIn", { json: { email, password } });
      expect((await attempt("9830099999")).status).toBe(200);
      expectError(await attempt("9830088888"), "invalid_credentials", failures.invalidCredentials);
    });

    it("goes by the number that a company has now", async () => {
      const client = await api().client({ phone: "98300 77777" });
      await client.call("updateAccount", { json: { phone: "98300 66666" } });
      const attempt = (email: string) => api().anonymous.call("signIn", { json: { email, password: client.password } });
      expectError(await attempt("98300 77777"), "invalid_credentials");
      expect((await attempt("98300 66666")).status).toBe(200);
    });

    it.each([
      [{ email: "123", password: "x" }, "email", fieldMessages.emailInvalid],
      [{ email: "9".repeat(40), password: "x" }, "email", fieldMessages.emailInvalid],
      [{}, "email", fieldMessages.emailRequired],
      [{ email: "", password: "x" }, "email", fieldMessages.emailRequired],
      [{ email: "no address", password: "x" }, "email", fieldMessages.emailInvalid],
      [{ email: "a@example.com" }, "password", accountMessages.passwordRequired],
      [{ email: "a@example.com", password: "" }, "password", accountMessages.passwordRequired],
    ])("refuses %j", async (json, field, message) => {
      expectError(await api().anonymous.call("signIn", { json }), "validation_error", message, field);
    });

    it("refuses a client that is not active", async () => {
      const client = await api().client();
      await (await api().admin()).call("blockClient", { params: { id: client.id } });
      const answer = await api().anonymous.call("signIn", { json: { email: client.email, password: client.password } });
      expectError(answer, "account_inactive", failures.accountInactive);
    });
  });

  describe("sessions", () => {
    const pair = async (email: string, password: string) =>
      (await api().anonymous.call("signIn", { json: { email, password } })).body;

    it("refreshes into a new pair that works", async () => {
      const first = await pair(admin.email, admin.password);
      const { status, body } = await api().anonymous.call("refreshTokens", { json: { refresh: first.refresh } });
      expect(status).toBe(200);
      expect(body.refresh).not.toBe(first.refresh);
      expect((await new Caller(api().transport, body.access).call("getCurrentUser")).status).toBe(200);
    });

    it("answers parallel refreshes of one token with one pair", async () => {
      const { refresh } = await pair(admin.email, admin.password);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => api().anonymous.call("refreshTokens", { json: { refresh } })),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.refresh)).size).toBe(1);
    });

    it("ends the whole family when an old token comes back", async () => {
      const first = await pair(admin.email, admin.password);
      const second = (await api().anonymous.call("refreshTokens", { json: { refresh: first.refresh } })).body;
      const third = (await api().anonymous.call("refreshTokens", { json: { refresh: second.refresh } })).body;
      expectError(
        await api().anonymous.call("refreshTokens", { json: { refresh: first.refresh } }),
        "not_authenticated",
      );
      expectError(
        await api().anonymous.call("refreshTokens", { json: { refresh: third.refresh } }),
        "not_authenticated",
      );
      expectError(await new Caller(api().transport, third.access).call("getCurrentUser"), "not_authenticated");
    });

    it("takes no refresh token for an access token, nor the other way round, nor anything made up", async () => {
      const { access, refresh } = await pair(admin.email, admin.password);
      expectError(await new Caller(api().transport, refresh).call("getCurrentUser"), "not_authenticated");
      expectError(await api().anonymous.call("refreshTokens", { json: { refresh: access } }), "not_authenticated");
      expectError(await api().anonymous.call("refreshTokens", { json: { refresh: "x.y" } }), "not_authenticated");
      expectError(await api().anonymous.call("refreshTokens", { json: {} }), "validation_error");
    });

    it("ends at logout, which never fails", async () => {
      const { access, refresh } = await pair(admin.email, admin.password);
      const caller = new Caller(api().transport, access);
      expect((await caller.call("signOut", { json: { refresh } })).status).toBe(200);
      expectError(await caller.call("getCurrentUser"), "not_authenticated");
      expectError(await api().anonymous.call("refreshTokens", { json: { refresh } }), "not_authenticated");
      expect((await caller.call("signOut", { json: { refresh } })).status).toBe(200);
      expect((await api().anonymous.call("signOut")).status).toBe(200);
    });
  });

  describe("account", () => {
    it("tells who is signed in", async () => {
      const user = currentUserSchema.parse((await (await api().admin()).call("getCurrentUser")).body);
      expect(user).toMatchObject({ email: admin.email, is_admin: true, is_client: false });
      const client = await api().client();
      expect((await client.call("getCurrentUser")).body).toMatchObject({
        email: client.email,
        is_admin: false,
        is_client: true,
        client_id: client.id,
        company_name: client.companyName,
        slug: client.slug,
      });
    });

    it("changes account fields, keeps the rest, refuses a taken e-mail and protected fields", async () => {
      const client = await api().client();
      const { status } = await client.call("updateAccount", { json: { username: "Asha", is_admin: true, id: 1 } });
      expect(status).toBe(200);
      expect((await client.call("getCurrentUser")).body).toMatchObject({
        username: "Asha",
        email: client.email,
        is_admin: false,
      });
      expectError(
        await client.call("updateAccount", { json: { email: admin.email, current_password: client.password } }),
        "validation_error",
        accountMessages.emailTaken,
        "email",
      );
    });

    it("changes the e-mail for who names the password, in either form", async () => {
      const client = await api().client();
      const email = `new-${client.email}`;
      const change = {
        account: (input: object) => client.call("updateAccount", { json: { email, username: "Not yet", ...input } }),
        profile: (input: object) => client.call("updateProfile", { form: { email, about_us: "Not yet", ...input } }),
      };
      const required = ["validation_error", accountMessages.currentPasswordRequired, "current_password"] as const;
      const incorrect = ["validation_error", accountMessages.currentPasswordIncorrect, "current_password"] as const;
      for (const send of Object.values(change)) {
        expectError(await send({}), ...required);
        expectError(await send({ current_password: "" }), ...required);
        expectError(await send({ current_password: "not the password" }), ...incorrect);
      }
      expect((await client.call("getCurrentUser")).body.email).toBe(client.email);
      expect((await client.call("getCompleteProfile")).body.profile.about_us).toBe("");
      // The one in use asks for nothing, however it is written.
      const same = await client.call("updateAccount", { json: { email: ` ${client.email.toUpperCase()} ` } });
      expect(same.status).toBe(200);
      expect((await change.account({ current_password: client.password })).body.email).toBe(email);
      const back = { email: client.email, current_password: client.password };
      expect((await client.call("updateProfile", { form: back })).body.client.email).toBe(client.email);
    });

    it("changes the own password by the rules in their order", async () => {
      const client = await api().client();
      const change = (current_password: string, new_password: string) =>
        client.call("changeOwnPassword", { json: { current_password, new_password } });
      expectError(
        await change("", ""),
        "validation_error",
        accountMessages.currentPasswordRequired,
        "current_password",
      );
      expectError(await change("x", ""), "validation_error", accountMessages.newPasswordRequired, "new_password");
      expectError(await change("x", "short"), "validation_error", accountMessages.newPasswordTooShort, "new_password");
      expectError(
        await change("same password", "same password"),
        "validation_error",
        accountMessages.newPasswordSame,
        "new_password",
      );
      expectError(
        await change("not my password", "a new password"),
        "validation_error",
        accountMessages.currentPasswordIncorrect,
        "current_password",
      );
      const long = "x".repeat(accountLimits.password.max + 1);
      expectError(await change("x", long), "validation_error", accountMessages.passwordTooLong, "new_password");

      const other = await api().signIn(client.email, client.password);
      expect((await change(client.password, "a new password")).status).toBe(200);
      expectError(await other.call("getCurrentUser"), "not_authenticated");
      expect((await client.call("getCurrentUser")).status).toBe(200);
      await api().signIn(client.email, "a new password");
    });

    it("stops guessing at the own password, and then answers the right one alike", async () => {
      const client = await api().client();
      const guess = (current_password: string) =>
        client.call("changeOwnPassword", { json: { current_password, new_password: "a new password" } });
      for (let count = 0; count < 5; count++)
        expectError(
          await guess("wrong"),
          "validation_error",
          accountMessages.currentPasswordIncorrect,
          "current_password",
        );
      for (const password of ["wrong", client.password]) {
        const answer = await guess(password);
        expectError(answer, "too_many_requests", failures.tooManyAttempts);
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      }
      expect((await client.call("getCurrentUser")).status).toBe(200);
    });
  });
}
