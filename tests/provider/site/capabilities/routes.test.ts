import { capabilitiesSchema } from "@/lib/contract/capabilities";
import type { Api } from "../../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";

let deps: TestDeps;
let api: Api;

beforeAll(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
});
afterAll(() => deps.close());

test("tells administrators and clients alike what it keeps", async () => {
  for (const caller of [await api.admin(), await api.client()]) {
    const { status, body } = await caller.call("getCapabilities");
    expect(status).toBe(200);
    expect(capabilitiesSchema.parse(body)).toEqual({
      feedback: true,
      reset_links: true,
      administrators: true,
      deleted_clients: true,
      analytics: true,
      leads: true,
      visitor_data: true,
      notifications: true,
      product_pictures: true,
      people: true,
      site: true,
      card_files: true,
      audit: true,
      status: true,
      sessions: true,
      two_factor: true,
      passkeys: true,
      appointments: true,
    });
  }
});
