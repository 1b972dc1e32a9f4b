import type { ShownAnnouncement } from "@/lib/contract/announcements/schema";
import { withoutPlan } from "@/lib/contract/limits";
import type { Api, Caller } from "../api";

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const news = { kind: "news", title: "Open on Sunday", text: "Come.", first_on: day(-1), last_on: day(1) };

export function describeAnnouncements(api: () => Api) {
  describe("announcements", () => {
    const create = async (change: Record<string, unknown> = {}) =>
      (await (await api().admin()).call("createAnnouncement", { json: { ...news, ...change } })).body;
    const shownTo = async (caller: Caller) =>
      (await caller.call("getCurrentUser")).body.announcements.map(({ id }: ShownAnnouncement) => id);

    it("are shown to whom they are for until they are put away, ended or deleted", async () => {
      const admin = await api().admin();
      const { limits, features } = withoutPlan;
      const plan = { name: "Shop", price: "5", currency: "INR", months: 1, limits, features };
      const { id: plan_id } = (await admin.call("createPlan", { json: plan })).body;
      const [on, off] = [await api().client(), await api().client()];
      await admin.call("setClientPlan", { params: { id: on.id }, json: { plan_id } });
      const { id, texts } = await create({ plan_id, texts: { hi: { title: "खुला है" } } });
      expect(texts).toEqual({ hi: { title: "खुला है" } });
      expect([await shownTo(on), await shownTo(off), await shownTo(admin)]).toEqual([[id], [], []]);
      await on.call("dismissAnnouncement", { params: { id } });
      await on.call("dismissAnnouncement", { params: { id } });
      expect(await shownTo(on)).toEqual([]);
      const { id: other } = await create({ plan_id });
      expect(await shownTo(on)).toEqual([other]);
      await admin.call("endAnnouncement", { params: { id: other } });
      expect(await shownTo(on)).toEqual([]);
      for (const gone of [id, other]) await admin.call("deleteAnnouncement", { params: { id: gone } });
      const { results } = (await admin.call("listAnnouncements")).body;
      expect(results.map((one: { id: number }) => one.id)).not.toContain(id);
    });

    it("of maintenance are told to anybody", async () => {
      const [starts_at, ends_at] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
      const { id } = await create({ kind: "maintenance", starts_at, ends_at });
      expect((await api().anonymous.call("getMaintenance")).body.maintenance).toEqual({ starts_at, ends_at });
      expect(await shownTo(await api().admin())).toContain(id);
      await (await api().admin()).call("deleteAnnouncement", { params: { id } });
    });
  });
}
