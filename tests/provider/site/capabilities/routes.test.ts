import type { Api } from "../../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";

let deps: TestDeps;
let api: Api;

beforeAll(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
});
afterAll(() => deps.close());

test("tells anybody that it has every call, and screens of former releases each by its name", async () => {
  for (const caller of [api.anonymous, await api.admin(), await api.client()]) {
    const { status, body } = await caller.call("getCapabilities");
    expect(status).toBe(200);
    expect(body).toMatchObject({ passkeys: true, feedback: true, leads: true, site: true, two_factor: true });
  }
});
