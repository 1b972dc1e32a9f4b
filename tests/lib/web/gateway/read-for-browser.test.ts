import * as failures from "@/lib/contract/failures";
import type { Operation } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { wantsAnswer } from "@/lib/contract/wants-answer";
import { readForBrowser, schemaForBrowser } from "@/lib/web/gateway/read-for-browser";
import { runtime } from "@/lib/web/runtime";
import { buildClient } from "../../../components/clients/build-client";
import { buildVideo } from "../../../components/videos/build-video";

afterEach(() => Object.assign(runtime(), { provider: null }));

const asked = new Request("http://cards.test/", { headers: { prefer: wantsAnswer } });

async function read(operation: Operation, sent: unknown): Promise<unknown> {
  const schema = schemaForBrowser(operation, asked);
  if (!schema) throw new Error("It is not looked at");
  return (await readForBrowser(Response.json(sent), schema)).json();
}

test("a list without its counts is one page, and gaps of a client read as empty", async () => {
  expect(await read(operations.listClients, [{ ...buildClient(), phone: null }])).toMatchObject({
    count: 1,
    next: null,
    results: [{ phone: "" }],
  });
});

test("an answer that breaks the schema is a bad gateway", async () => {
  await expect(read(operations.listVideos, [{ ...buildVideo(), id: "seven" }])).rejects.toMatchObject({
    code: "bad_gateway",
    message: failures.unavailable,
  });
});

test("a failure goes on as it came", async () => {
  const failure = Response.json({ error: "Full" }, { status: 507 });
  const schema = schemaForBrowser(operations.listVideos, asked);
  expect(schema && (await readForBrowser(failure, schema))).toBe(failure);
});

test.each<[string, Operation, Request]>([
  ["nobody goes on with it", operations.createVideo, new Request("http://cards.test/")],
  ["it is a file", operations.exportLeads, asked],
  ["there is none", operations.deleteVideo, asked],
])("an answer is not looked at where %s", (_, operation, request) => {
  expect(schemaForBrowser(operation, request)).toBeNull();
});

test("our own provider's answers are not checked", () => {
  runtime().provider = async () => Response.json({});
  expect(schemaForBrowser(operations.listVideos, asked)).toBeNull();
});
