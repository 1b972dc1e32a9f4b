import { currentRequestId } from "@/lib/runtime/log/context";
import { log, openLog } from "@/lib/runtime/log/log";
import { openSite, type TestSite } from "./site";

let site: TestSite;
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});

/** A site that answers with the request id that its logs would show. */
async function open(hops: number) {
  site = await openSite(
    async (request, response) => {
      if (request.url === "/dashboard/broken") throw new Error("a secret");
      response.end(currentRequestId());
    },
    { proxies: { hops } },
  );
  return async (path: string, id?: string) => {
    const answer = await fetch(site.url + path, { headers: id ? { "x-request-id": id } : {} });
    return { header: answer.headers.get("x-request-id"), text: await answer.text() };
  };
}

const own = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

test("each request has a number of its own, which the answer names and all work for it knows", async () => {
  const get = await open(0);
  const answers = [await get("/dashboard/x"), await get("/api/x"), await get("/api/x")];
  for (const { header, text } of answers) {
    expect(header).toMatch(own);
    expect(text).toBe(header);
  }
  expect(new Set(answers.map(({ header }) => header)).size).toBe(3);
});

test("a visitor's own number is not taken, a trusted proxy's is, if it is one", async () => {
  expect((await (await open(0))("/api/x", "chosen-by-visitor")).header).toMatch(own);
  await site.close();
  const get = await open(1);
  expect((await get("/api/x", "given-by-proxy")).text).toBe("given-by-proxy");
  expect((await get("/api/x", "x".repeat(200))).header).toMatch(own);
});

test("a failure and the answer to it have the same number", async () => {
  const logged: string[] = [];
  jest.spyOn(log, "error").mockImplementation(() => void logged.push(currentRequestId()));
  const { header, text } = await (await open(0))("/dashboard/broken");
  expect(logged).toEqual([header]);
  expect(text).not.toContain("secret");
});

test("answers are told where somebody wants to know, without their query", async () => {
  const told = jest.spyOn(log, "debug").mockImplementation(() => {});
  await (await open(0))("/dashboard/unheard");
  await site.close();
  openLog({ LOG_LEVEL: "debug", LOG_FORMAT: "json" });
  await (await open(0))("/dashboard/x?token=secret");
  await site.close();
  openLog({ LOG_LEVEL: "info" });
  expect(told.mock.calls).toEqual([
    [
      "A request was answered",
      { kind: "app", method: "GET", path: "/dashboard/x", status: 200, ms: expect.any(Number) },
    ],
  ]);
});
