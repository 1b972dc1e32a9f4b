import { accountLimits, resetLinkLimits } from "@/lib/contract/identity/values";
import { accountMessages } from "../../english";
import { type Api, type ClientCaller, expectError } from "../api";

const newPassword = "a very new password";

export function describeResetLinks(api: () => Api) {
  const makeLink = async ({ id }: ClientCaller) => (await api().admin()).call("createResetLink", { params: { id } });
  const check = (token: string) => api().anonymous.call("checkResetLink", { json: { token } });
  const use = (token: string, new_password = newPassword) =>
    api().anonymous.call("resetPassword", { json: { token, new_password } });
  const signIn = ({ email }: ClientCaller, password: string) =>
    api().anonymous.call("signIn", { json: { email, password } });

  /** A client and the token of its reset link. */
  async function clientWithLink() {
    const client = await api().client();
    const { token } = (await makeLink(client)).body;
    return { client, token };
  }

  const expectInvalid = (answer: Awaited<ReturnType<typeof check>>) =>
    expectError(answer, "validation_error", accountMessages.resetLinkInvalid, "token");

  describe("reset links", () => {
    it("let a client set a password once, which ends its sessions", async () => {
      const client = await api().client();
      const { status, body: link } = await makeLink(client);
      expect(status).toBe(201);
      expect(Date.parse(link.expires_at) - Date.now()).toBeGreaterThan(resetLinkLimits.handedFor - 60_000);
      // Checking a link does not use it up: mail programs open links too.
      for (let time = 0; time < 3; time++)
        expect((await check(link.token)).body).toEqual({ email: client.email, expires_at: link.expires_at });
      expect((await signIn(client, client.password)).status).toBe(200);

      const used = await use(link.token);
      expect([used.status, used.body]).toEqual([200, { detail: accountMessages.passwordChanged }]);
      expectError(await client.call("getCurrentUser"), "not_authenticated");
      expectError(await signIn(client, client.password), "invalid_credentials");
      expect((await signIn(client, newPassword)).status).toBe(200);
      for (const answer of [await check(link.token), await use(link.token, "yet another password")])
        expectInvalid(answer);
      expect((await signIn(client, newPassword)).status).toBe(200);
    });

    it("let exactly one of parallel calls win", async () => {
      const { client, token } = await clientWithLink();
      // Not more: four sign-ins fail below, and a fifth failure would lock the account.
      const passwords = Array.from({ length: 5 }, (_, number) => `new password ${number}`);
      const answers = await Promise.all(passwords.map((password) => use(token, password)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const answer of answers) if (answer.status !== 200) expectInvalid(answer);
      for (const [index, password] of passwords.entries())
        expect((await signIn(client, password)).status).toBe(answers[index]?.status === 200 ? 200 : 401);
    });

    it("end with a newer one, a changed password and a changed e-mail", async () => {
      const ends: Record<string, (client: ClientCaller) => Promise<{ status: number }>> = {
        newer: makeLink,
        password: (client) =>
          client.call("changeOwnPassword", {
            json: { current_password: client.password, new_password: newPassword },
          }),
        email: (client) =>
          client.call("updateAccount", {
            json: { email: `new-${client.email}`, current_password: client.password },
          }),
      };
      for (const [name, end] of Object.entries(ends)) {
        const { client, token } = await clientWithLink();
        expect([name, (await check(token)).status]).toEqual([name, 200]);
        expect([name, (await end(client)).status < 300]).toEqual([name, true]);
        for (const answer of [await check(token), await use(token)]) expectInvalid(answer);
      }
    });

    it("stay when the account is saved with the e-mail that it has", async () => {
      const { client, token } = await clientWithLink();
      await client.call("updateAccount", { json: { email: client.email } });
      expect((await check(token)).status).toBe(200);
    });

    it("are made for active clients alone", async () => {
      const client = await api().client();
      await (await api().admin()).call("blockClient", { params: { id: client.id } });
      expectError(await makeLink(client), "conflict", accountMessages.resetClientInactive);
      expectError(await (await api().admin()).call("createResetLink", { params: { id: 999_999_999 } }), "not_found");
    });

    it("keep to the rules of passwords, and are not used up by one that breaks them", async () => {
      const { token } = await clientWithLink();
      for (const [password, message] of [
        ["", accountMessages.newPasswordRequired],
        ["short", accountMessages.newPasswordTooShort],
        ["x".repeat(accountLimits.password.max + 1), accountMessages.passwordTooLong],
      ] as const)
        expectError(await use(token, password), "validation_error", message, "new_password");
      expect((await check(token)).status).toBe(200);
    });

    it("are not taken for others: made up, empty, of another kind", async () => {
      for (const token of ["made-up", "", "x".repeat(5_000)])
        expect([token.slice(0, 9), (await check(token)).status]).toEqual([token.slice(0, 9), 400]);
      expectInvalid(await use("made-up"));
    });

    it("cannot be asked for by mail where there is none", async () => {
      const { body } = await api().anonymous.call("getResetHelp");
      expect(body).toEqual({ can_mail: false });
      const asked = await api().anonymous.call("askForResetLink", { json: { email: "asha@example.com" } });
      expectError(asked, "bad_request", accountMessages.resetMailOff);
    });
  });
}
