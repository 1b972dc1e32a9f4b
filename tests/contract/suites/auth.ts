import { currentUserSchema, signedInSchema } from "@/lib/contract/identity/schema";
import { accountLimits } from "@/lib/contract/identity/values";
import { accountMessages, failures, fieldMessages } from "../../english";
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

    describe("by a phone number", () => {
      const attempt = (email: string, password: string) =>
        api().anonymous.call("signIn", { json: { email, password } });

      it("takes the one that an account was made with, however it is written", async () => {
        const { email, password } = await api().client({ phone: "098300 12345" });
        for (const name of ["+91 98300 12345", "9830012345", " 98300-12345 "]) {
          const { status, body } = await attempt(name, password);
          expect([name, status]).toEqual([name, 200]);
          const { body: user } = await new Caller(api().transport, body.access).call("getCurrentUser");
          expect([user.email, user.sign_in_phone]).toEqual([email, "+91 98300 12345"]);
        }
      });

      it("takes the one of whoever had it first, and none that nobody has or that is none", async () => {
        const first = await api().client({ phone: "98300 54321" });
        const second = await api().client({ phone: "+91 98300-54321", password: "another password" });
        const { password: part } = await api().client({ phone: "12345" });
        expect((await attempt("98300 54321", first.password)).status).toBe(200);
        expect((await second.call("getCurrentUser")).body.sign_in_phone).toBeNull();
        for (const [name, password] of [
          ["98300 54321", "another password"],
          ["+1 983 005 4321", first.password],
          ["12345", part],
        ] as const)
          expectError(await attempt(name, password), "invalid_credentials", failures.invalidCredentials);
      });

      it("goes by the account's own number and not by what its card or another's shows", async () => {
        const client = await api().client({ phone: "98300 77777" });
        const attacker = await api().client({ phone: "" });
        await client.call("updateAccount", { json: { phone: "98300 66666" } });
        await attacker.call("updateAccount", { json: { phone: "98300 77777" } });
        expect((await attempt("98300 77777", client.password)).status).toBe(200);
        expectError(await attempt("98300 66666", client.password), "invalid_credentials");
      });

      it("takes the one that its owner sets with the password, until it is changed or removed", async () => {
        const client = await api().client({ phone: "" });
        const set = (phone: string, current_password: string | undefined = client.password) =>
          client.call("setSignInPhone", { json: { phone, current_password } });
        expectError(
          await set("98300 44444", "not the password"),
          "validation_error",
          accountMessages.currentPasswordIncorrect,
          "current_password",
        );
        expectError(await set("1234"), "validation_error", accountMessages.signInPhonePart, "phone");
        expectError(await set("call me"), "validation_error", fieldMessages.phoneInvalid, "phone");
        expectError(await attempt("98300 44444", client.password), "invalid_credentials");

        const answer = await set("98300 44444");
        expect([answer.status, answer.body.sign_in_phone]).toEqual([200, "+91 98300 44444"]);
        expect((await attempt("98300 44444", client.password)).status).toBe(200);
        await set("98300 55555");
        expectError(await attempt("98300 44444", client.password), "invalid_credentials");
        expect((await attempt("98300 55555", client.password)).status).toBe(200);
        expect((await set("")).body.sign_in_phone).toBeNull();
        expectError(await attempt("98300 55555", client.password), "invalid_credentials");
      });

      it("moves no number from one account to another, whoever asks for it", async () => {
        const owner = await api().client({ phone: "98300 33333" });
        const other = await api().client({ phone: "" });
        const json = { phone: "+91 98300 33333", current_password: other.password };
        expectError(
          await other.call("setSignInPhone", { json }),
          "validation_error",
          accountMessages.signInPhoneUnavailable,
          "phone",
        );
        expect((await attempt("98300 33333", owner.password)).status).toBe(200);

        await owner.call("setSignInPhone", { json: { phone: "", current_password: owner.password } });
        expect((await other.call("setSignInPhone", { json })).status).toBe(200);
        expect((await attempt("98300 33333", other.password)).status).toBe(200);
      });

      it("gives a number that two ask for at once to one of them", async () => {
        const clients = await Promise.all([1, 2, 3].map(() => api().client({ phone: "" })));
        const asks = clients.map((client) =>
          client.call("setSignInPhone", { json: { phone: "98300 22222", current_password: client.password } }),
        );
        const statuses = (await Promise.all(asks)).map(({ status }) => status);
        expect(statuses.toSorted()).toEqual([200, 400, 400]);
      });
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

    it("opens the account alone of whoever has no client but blocked ones", async () => {
      const { id, email, password, companyName: company_name } = await api().client();
      await (await api().admin()).call("blockClient", { params: { id } });
      const account = await api().signIn(email, password);
      const { body } = await account.call("getCurrentUser");
      expect([body.email, body.client_id, body.company_name]).toEqual([email, null, null]);
      expect(body.companies).toEqual([{ id, company_name, role: "owner", is_active: false }]);
      expectError(await account.call("getProfile"), "permission_denied");
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
      // The present email needs no confirmation, however it is written.
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
