import { sessionListSchema } from "@/lib/contract/identity/schema";
import { failures } from "../../english";
import { type Api, expectError } from "../api";

export function describeSessions(api: () => Api) {
  describe("sessions", () => {
    it("are listed for their account, the present one first, and end one by one", async () => {
      const client = await api().client();
      const elsewhere = await api().signIn(client.email, client.password);
      const { results } = sessionListSchema.parse((await client.call("listSessions")).body);
      expect(results.map(({ is_current }) => is_current)).toEqual([true, false]);

      const [, other] = results;
      const end = () => client.call("endSession", { params: { session: other?.id ?? "" } });
      expect((await end()).status).toBe(204);
      expectError(await elsewhere.call("getCurrentUser"), "not_authenticated");
      expectError(await end(), "not_found", failures.sessionNotFound);
      expect((await client.call("listSessions")).body.results).toHaveLength(1);
    });

    it("of others read like none", async () => {
      const [client, other] = [await api().client(), await api().client()];
      const [{ id }] = (await other.call("listSessions")).body.results;
      expectError(await client.call("endSession", { params: { session: id } }), "not_found", failures.sessionNotFound);
      expect((await other.call("getCurrentUser")).status).toBe(200);
    });

    it("end all but the present one at once", async () => {
      const client = await api().client();
      const elsewhere = await api().signIn(client.email, client.password);
      expect((await client.call("endOtherSessions")).status).toBe(204);
      expectError(await elsewhere.call("getCurrentUser"), "not_authenticated");
      expect((await client.call("listSessions")).body.results).toHaveLength(1);
    });
  });
}
