import { type Operation, pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import type { Api, ClientCaller } from "../../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";

let deps: TestDeps;
let api: Api;
let blocked: ClientCaller;
beforeAll(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
  blocked = await api.client();
  await (await api.admin()).call("blockClient", { params: { id: blocked.id } });
});
afterAll(() => deps.close());

/** Every public call about one company. */
const about = Object.entries(operations as Record<string, Operation>).filter(
  ([, { access, path }]) => access === "public" && path.includes(":companyName"),
);
const agents = {
  "a browser": "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36",
  "a program": "curl/8.0",
  "a search engine": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "something without a name": "",
};
const bodies = [undefined, "{}", JSON.stringify({ events: [{ id: "12345678", kind: "view", at: 1 }], sent: 1 })];
const asked = about.flatMap(([name, operation]) =>
  Object.entries(agents).map(([who, agent]) => ({ name, operation, who, agent })),
);

test("there are calls about one company", () => expect(about.length).toBeGreaterThan(4));

test.each(asked)("$name answers $who of a blocked company as of none", async ({ operation, agent }) => {
  const ask = async (companyName: string, body: string | undefined) => {
    const params = { companyName, product: "1", token: "a".repeat(22), day: "2026-12-01" } as never;
    const response = await api.transport(`/api${pathOf(operation, params)}`, {
      method: operation.method,
      headers: { "user-agent": agent, ...(body && { "content-type": "application/json" }) },
      body,
    });
    const { request_id: _, ...said } = (await response.json()) as Record<string, unknown>;
    return { status: response.status, said };
  };
  for (const body of operation.method === "GET" ? [undefined] : bodies) {
    const answer = await ask(blocked.slug, body);
    expect(answer).toEqual(await ask("nobody-at-all", body));
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
});
