import { randomUUID } from "node:crypto";
import { type Api, expectError } from "../api";

const phone =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36";

/** A new network for each visit, to stay below the rate limit. */
const visit = () => ({ headers: { "user-agent": phone, "x-client-address": randomUUID() } });

export function describeEvents(api: () => Api) {
  describe("what happens on cards", () => {
    const event = () => ({ id: randomUUID(), kind: "view", at: Date.now() });
    const report = (companyName: string, change: Record<string, unknown> = {}) =>
      api().anonymous.call("reportEvents", {
        params: { companyName },
        json: { events: [event()], sent: Date.now(), ...change },
        init: visit(),
      });

    it("anybody tells of it, and hears no more than that it was taken", async () => {
      const { slug } = await api().client();
      const told = { events: [event(), { ...event(), kind: "social", target: "instagram" }], origin: "qr" };
      expect(await report(slug, told)).toMatchObject({ status: 204, body: "" });
      expect((await report(slug, { origin: "elsewhere", referrer: 7 })).status).toBe(204);
    });

    it("a view without script is an empty picture", async () => {
      const { slug } = await api().client();
      const { status, headers } = await api().anonymous.call("countView", {
        params: { companyName: slug },
        init: visit(),
      });
      expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
        200,
        "image/gif",
        "private, no-store",
      ]);
    });

    it("unknown and blocked cards are not found", async () => {
      expectError(await report("nobody-here"), "not_found");
      const { id, slug } = await api().client();
      await (await api().admin()).call("blockClient", { params: { id } });
      expectError(await report(slug), "not_found");
    });

    it.each([
      ["nothing", { events: [] }],
      ["no clock", { sent: "now" }],
      [
        "of an enquiry, which is counted where it is received,",
        { events: [{ id: randomUUID(), kind: "enquiry_sent", at: 1 }] },
      ],
      ["an unknown kind", { events: [{ id: randomUUID(), kind: "paid", at: 1 }] }],
      ["markup", { events: [{ id: "<script>", kind: "view", at: 1 }] }],
    ])("that says %s is refused", async (_, change) => {
      expectError(await report("nobody-here", change), "validation_error");
    });
  });
}
