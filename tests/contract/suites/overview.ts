import { overviewSchema } from "@/lib/contract/analytics/schema";
import { activityListSchema } from "@/lib/contract/audit/schema";
import type { Api, Caller } from "../api";

export function describeOverview(api: () => Api) {
  describe("overview and activity", () => {
    const activityOf = async (caller: Caller, query = {}) =>
      activityListSchema.parse((await caller.call("listActivity", { query })).body);

    it("counts what a client has, and measures nothing that it does not", async () => {
      const client = await api().client();
      await client.call("createVideo", { json: { title: "Tour", youtube_url: "https://youtu.be/aqz-KE-bpKQ" } });
      const overview = overviewSchema.parse((await client.call("getOverview")).body);
      expect(overview).toMatchObject({ documents: 0, products: 0, views: 0, feedback: 0 });
    });

    it("counts all clients for an administrator", async () => {
      const admin = await api().admin();
      const before = overviewSchema.parse((await admin.call("getOverview")).body);
      const client = await api().client();
      await admin.call("blockClient", { params: { id: client.id } });
      const after = overviewSchema.parse((await admin.call("getOverview")).body);
      expect(after.clients).toBe((before.clients ?? 0) + 1);
      expect(after.active_clients).toBe(before.active_clients);
    });

    it("lists what happened from the newest, page by page, each client its own", async () => {
      const [client, other] = [await api().client(), await api().client()];
      const video = await client.call("createVideo", {
        json: { title: "Tour", youtube_url: "https://youtu.be/aqz-KE-bpKQ" },
      });
      await client.call("deleteVideo", { params: { id: video.body.id } });
      const { count, results } = await activityOf(client);
      expect(results.map(({ action }) => action)).toEqual([
        "video_deleted",
        "video_created",
        "sign_in",
        "client_created",
      ]);
      expect(results[0]).toMatchObject({ detail: "Tour", is_own: true, client_id: client.id });
      expect(count).toBe(4);
      expect((await activityOf(client, { page: 2, page_size: 3 })).results).toEqual([results[3]]);
      expect((await activityOf(other)).results.map(({ action }) => action)).toEqual(["sign_in", "client_created"]);
    });

    it("shows an administrator what administrators did, of deleted clients as well", async () => {
      const client = await api().client();
      const admin = await api().admin();
      await admin.call("deleteClient", { params: { id: client.id } });
      expect((await activityOf(admin)).results[0]).toMatchObject({
        action: "client_deleted",
        detail: client.companyName,
        is_own: true,
        company_name: null,
      });
    });
  });
}
