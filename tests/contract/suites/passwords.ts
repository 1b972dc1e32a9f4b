import { accountMessages } from "../../english";
import { type Api, admin, expectError } from "../api";

const weak = "password123";

/** Every form in which a password is chosen. */
export function describePasswords(api: () => Api) {
  describe("a password that is soon guessed", () => {
    const refuse = (answer: Parameters<typeof expectError>[0], field: string) =>
      expectError(answer, "validation_error", accountMessages.passwordGuessable, field);

    it("is refused to whoever changes the own one", async () => {
      const client = await api().client();
      const json = { current_password: client.password, new_password: weak };
      refuse(await client.call("changeOwnPassword", { json }), "new_password");
      await api().signIn(client.email, client.password);
    });

    it("is refused to administrators, for a new client and for one that there is", async () => {
      const administrator = await api().admin();
      const client = await api().client();
      const json = { company_name: "Weak", email: "weak@example.com", phone: "9800000000", password: weak };
      refuse(await administrator.call("createClient", { json }), "password");
      const change = { current_password: admin.password, new_password: `${client.companyName}1` };
      refuse(
        await administrator.call("changeClientPassword", { params: { id: client.id }, json: change }),
        "new_password",
      );
      await api().signIn(client.email, client.password);
    });

    it("is refused to whoever follows a link, which goes on to hold", async () => {
      const client = await api().client();
      const link = await (await api().admin()).call("createResetLink", { params: { id: client.id } });
      // From the usual address other suites have followed as many links as it may.
      const init = { headers: { "x-client-address": "192.0.2.200" } };
      const use = (new_password: string) =>
        api().anonymous.call("resetPassword", { json: { token: link.body.token, new_password }, init });
      refuse(await use(weak), "new_password");
      expect((await use("quite another one")).status).toBeLessThan(300);
    });

    it("makes a row of an import invalid, and no other", async () => {
      const row = (name: string, password: string) => ({
        company_name: name,
        email: `${name.toLowerCase()}@example.com`,
        phone: "9800000000",
        password,
      });
      const rows = [row("Guessable", weak), row("Harder", "seven green ladders")];
      const { body } = await (await api().admin()).call("importClients", { json: { dry_run: false, rows } });
      expect(body.results).toEqual([
        { row: 0, outcome: "invalid", fields: { password: [accountMessages.passwordGuessable] } },
        expect.objectContaining({ row: 1, outcome: "created" }),
      ]);
    });
  });
}
