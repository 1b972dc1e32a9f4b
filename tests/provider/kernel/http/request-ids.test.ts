import { z } from "zod";
import { currentRequestId, inLogContext, type LogContext, logContext } from "@/lib/runtime/log/context";
import { log } from "@/lib/runtime/log/log";
import { callProvider } from "@/lib/web/provider-client/call-provider";
import { runtime } from "@/lib/web/runtime";
import { createApp } from "@/provider/app";
import type { Job } from "@/provider/kernel/jobs/job";
import { startJobs } from "@/provider/kernel/jobs/runner";
import { write } from "@/provider/kernel/write/write";
import { buildDeps, type TestDeps } from "../../build-deps";

let deps: TestDeps;
beforeEach(async () => {
  deps = await buildDeps({});
});
afterEach(async () => {
  jest.restoreAllMocks();
  runtime().provider = null;
  await deps.close();
});

const answer = async (headers: Record<string, string>) => {
  const response = await createApp(deps)(new Request("http://provider/api/nothing", { headers }));
  return { header: response.headers.get("x-request-id"), body: await response.json() };
};

test("the provider goes on with the web app's number, and makes one where there is none", async () => {
  const given = await answer({ "x-request-id": "0123456789abcdef" });
  expect([given.header, given.body.request_id]).toEqual(["0123456789abcdef", "0123456789abcdef"]);
  const made = await answer({ "x-request-id": "a b" });
  expect(made.header).toMatch(/^[\da-f-]{36}$/);
  expect(made.body.request_id).toBe(made.header);
});

test("the web app tells the provider its number", async () => {
  runtime().provider = async ({ headers }) => new Response(headers.get("x-request-id"));
  const answered = await inLogContext({ requestId: "a-request" }, () => callProvider("/profile/"));
  expect(await answered.text()).toBe("a-request");
});

test("a job works under the number of the request that it came of, and its failure is told so", async () => {
  const seen: LogContext[] = [];
  const told = new Promise<LogContext>((resolve) => {
    jest.spyOn(log, "error").mockImplementation(() => resolve(logContext()));
  });
  const job: Job<{ text: string }> = {
    kind: "note",
    payload: z.object({ text: z.string() }),
    async run() {
      seen.push(logContext());
      throw new Error("not today");
    },
  };
  const by = { actorId: null, address: "" };
  const requestId = await inLogContext({ requestId: "asked-for-it" }, async () => {
    await write(deps, by, ({ enqueue }) => enqueue(job, { text: "later" }));
    return currentRequestId();
  });
  const end = await startJobs(deps, [job as Job]);
  const context = { requestId, job: "note", jobId: expect.any(Number) };
  expect(await told).toEqual(context);
  await end();
  expect(seen).toEqual([context]);
});
