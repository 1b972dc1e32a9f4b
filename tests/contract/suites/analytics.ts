import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Analytics,
  analyticsSchema,
  companyFiguresListSchema,
  overviewSchema,
} from "@/lib/contract/analytics/schema";
import { failures, fieldMessages } from "../../english";
import { type Api, type Caller, type ClientCaller, expectError } from "../api";
import { pdfFile } from "../files";

const phone =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36";
const computer = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36";

/** Milliseconds until figures must show their events. */
const patience = 40_000;

export function describeAnalytics(api: () => Api) {
  describe("analytics", () => {
    type Told = { kinds: [kind: string, target?: string][]; agent: string; origin?: string };
    const tell = (companyName: string, { kinds, agent, origin }: Told) =>
      api().anonymous.call("reportEvents", {
        params: { companyName },
        json: {
          events: kinds.map(([kind, target]) => ({ id: randomUUID(), kind, target, at: Date.now() })),
          sent: Date.now(),
          origin,
        },
        init: { headers: { "user-agent": agent, "accept-language": "hi-IN", "x-client-address": randomUUID() } },
      });
    const analyticsOf = async (caller: Caller, query: Record<string, string | number> = {}): Promise<Analytics> =>
      analyticsSchema.parse((await caller.call("getAnalytics", { query })).body);

    /** A company with two visitors, one of whom viewed it twice. */
    let visited: ClientCaller;
    beforeAll(async () => {
      visited = await api().client({ company_name: `Visited ${randomUUID()}` });
      const { id } = (await visited.call("createDocument", { form: { file: await pdfFile(), file_name: "Prices" } }))
        .body;
      await tell(visited.slug, {
        kinds: [["view"], ["view"], ["call"], ["social", "instagram"], ["document_opened", id], ["contact_saved"]].map(
          ([kind, target]) => [String(kind), target === undefined ? undefined : String(target)],
        ),
        agent: phone,
        origin: "qr",
      });
      await tell(visited.slug, { kinds: [["view"], ["call"]], agent: computer });
      for (const started = Date.now(); Date.now() - started < patience; await sleep(250))
        if ((await analyticsOf(visited)).totalViews > 0) return;
      throw new Error("The figures have not followed their events");
    });

    it("tells a company what its card brought", async () => {
      const { details, monthlyViews, ...summary } = await analyticsOf(visited, { period: "7d" });
      expect(summary).toEqual({
        totalViews: 3,
        totalVisitors: 2,
        totalDocuments: 1,
        totalProducts: 0,
        totalFeedback: 0,
        viewsChange: 100,
        visitorsChange: 100,
        documentsChange: 100,
        productsChange: 0,
        feedbackChange: 0,
        topDocuments: [{ name: "Prices", views: 1 }],
        visitorSources: [
          { source: "direct", count: 1 },
          { source: "qr", count: 1 },
        ],
      });
      expect(monthlyViews).toHaveLength(6);
      expect(monthlyViews.at(-1)).toEqual({ month: details?.to.slice(0, 7), views: 3 });
      expect(details).toMatchObject({
        funnel: { views: 3, taps: 3, contactsSaved: 1, leads: 0 },
        kinds: [
          { kind: "call", count: 2 },
          { kind: "contact_saved", count: 1 },
          { kind: "document_opened", count: 1 },
          { kind: "social", count: 1 },
        ],
        topLinks: [{ name: "Instagram", count: 1 }],
        devices: [
          { device: "computer", count: 1 },
          { device: "phone", count: 1 },
        ],
        languages: [{ language: "hi", count: 2 }],
        countries: [],
        towns: [],
      });
      expect(details?.days).toHaveLength(7);
      expect(details?.days.at(-1)).toEqual({ day: details?.to, views: 3, visitors: 2, taps: 3 });
      expect(details?.hours.reduce((sum, { views }) => sum + views, 0)).toBe(3);
    });

    it("tells an administrator the same of one company, and of all together without single contents", async () => {
      const admin = await api().admin();
      expect(await analyticsOf(admin, { client_id: visited.id })).toEqual(await analyticsOf(visited));
      expect(await analyticsOf(visited, { client_id: visited.id })).toEqual(await analyticsOf(visited));
      const all = await analyticsOf(admin);
      expect(all.totalViews).toBeGreaterThanOrEqual(3);
      expect([all.topDocuments, all.details?.topProducts, all.details?.topVideos]).toEqual([[], [], []]);
      expect(all.details?.topLinks).toContainEqual({ name: "Instagram", count: expect.any(Number) });
    });

    it.each(["getAnalytics", "getLiveVisitors"] as const)("hides other companies: %s", async (name) => {
      const stranger = await api().client();
      expectError(
        await stranger.call(name, { query: { client_id: visited.id } }),
        "permission_denied",
        failures.permissionDenied,
      );
      expectError(
        await (await api().admin()).call(name, { query: { client_id: 999_999_999 } }),
        "not_found",
        failures.clientNotFound,
      );
      expectError(await stranger.call(name, { query: { client_id: 999_999_999 } }), "permission_denied");
    });

    it("is zero everywhere for a company without views", async () => {
      const { monthlyViews, details, ...summary } = await analyticsOf(await api().client(), { period: "1y" });
      expect(new Set(Object.values(summary).flat())).toEqual(new Set([0]));
      expect(new Set(monthlyViews.map(({ views }) => views))).toEqual(new Set([0]));
      expect(details?.days).toHaveLength(365);
      expect(details?.hours).toEqual([]);
    });

    it.each([
      ["one end only", { from: "2026-11-01" }, "to", fieldMessages.dayInvalid],
      ["no day", { from: "2026-02-30", to: "2026-03-01" }, "from", fieldMessages.dayInvalid],
      ["a year that is none", { from: "2026-11-01", to: "9999-11-01" }, "to", fieldMessages.dayInvalid],
      ["the wrong way round", { from: "2026-11-02", to: "2026-11-01" }, "to", fieldMessages.rangeInvalid],
      ["more than five years", { from: "2020-01-01", to: "2026-01-01" }, "to", fieldMessages.rangeTooLong],
    ])("a range of %s is refused", async (_, query, field, message) => {
      expectError(await visited.call("getAnalytics", { query }), "validation_error", message, field);
      expectError(
        await (await api().admin()).call("listCompanyFigures", { query }),
        "validation_error",
        message,
        field,
      );
    });

    it("an unknown period is the usual one, and days to come are empty", async () => {
      expect((await analyticsOf(visited, { period: "ever" })).details?.days).toHaveLength(30);
      const later = await analyticsOf(visited, { from: "2199-12-01", to: "2199-12-31" });
      expect([later.totalViews, later.details?.days.length, later.monthlyViews.at(-1)]).toEqual([
        0,
        31,
        { month: "2199-12", views: 0 },
      ]);
    });

    it("counts live visitors", async () => {
      expect((await visited.call("getLiveVisitors")).body).toEqual({ visitors: 2 });
      const admin = await api().admin();
      expect((await admin.call("getLiveVisitors", { query: { client_id: visited.id } })).body).toEqual({ visitors: 2 });
      expect((await admin.call("getLiveVisitors")).body.visitors).toBeGreaterThanOrEqual(2);
    });

    it("ranks companies for an administrator, and finds them by name", async () => {
      const admin = await api().admin();
      const list = async (query: Record<string, string | number>) =>
        companyFiguresListSchema.parse((await admin.call("listCompanyFigures", { query })).body);
      const own = { client_id: visited.id, company_name: visited.companyName, views: 3, visitors: 2, taps: 3 };
      for (const ordering of ["views", "-visitors", "-taps"])
        expect(await list({ search: visited.companyName.toUpperCase(), ordering })).toEqual({
          count: 1,
          next: null,
          previous: null,
          results: [own],
        });
      expect((await list({ page_size: 100 })).results).toContainEqual(own);
      expect(await list({ search: "nobody is called so" })).toMatchObject({ count: 0, results: [] });
      expect(await list({ search: visited.companyName, page: 2 })).toMatchObject({ count: 1, results: [] });
      expect(await list({ search: visited.companyName, from: "2020-01-01", to: "2020-01-31" })).toMatchObject({
        count: 0,
      });
    });

    it("shows on the dashboard how often the card was opened", async () => {
      expect(overviewSchema.parse((await visited.call("getOverview")).body).views).toBe(3);
      const { views, conversion_rate } = overviewSchema.parse((await (await api().admin()).call("getOverview")).body);
      expect([views, typeof conversion_rate]).toEqual([null, "number"]);
    });
  });
}
