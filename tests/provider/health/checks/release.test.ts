import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { CheckContext } from "@/provider/health/checks/finding";
import { checkRelease, isNewer } from "@/provider/health/checks/release";
import { english } from "../../../english";
import { testOptions } from "../../test-options";

let server: Server | undefined;
afterEach(() => server?.close());

async function check(answer: RequestListener) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const releasesUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest`;
  return checkRelease({ config: { ...testOptions, releasesUrl }, t: english } as unknown as CheckContext);
}

test.each([
  ["v99.1.0", "warning", 1],
  ["99.1", "warning", 1],
  ["0.0.9", "fine", 0],
])("an address that names %s is %s", async (version, state, value) => {
  const found = await check((_request, response) => response.end(JSON.stringify({ version })));
  expect(found).toMatchObject({ check: "release", state, value });
});

test.each<[string, RequestListener]>([
  ["is gone", (_request, response) => response.writeHead(404).end('{"version":"99.0.0"}')],
  ["is no JSON", (_request, response) => response.end("<html>")],
  ["names no version", (_request, response) => response.end('{"version":"<script>"}')],
  ["is huge", (_request, response) => response.end(`{"version":"99.0.0","x":"${"x".repeat(200_000)}"}`)],
  ["breaks off", (_request, response) => response.destroy()],
])("an answer that %s is a warning without a release", async (_name, answer) => {
  const found = await check(answer);
  expect(found.state).toBe("warning");
  expect(found.value).toBeUndefined();
});

test("without an address nobody is asked", async () => {
  const found = await checkRelease({ config: testOptions, t: english } as unknown as CheckContext);
  expect(found).toMatchObject({ state: "fine", detail: expect.stringContaining("RELEASES_URL") });
});

test("versions are compared by number", () => {
  expect([isNewer("1.10.0", "1.9.9"), isNewer("1.9.9", "1.10.0"), isNewer("1.0.0", "1.0.0")]).toEqual([
    true,
    false,
    false,
  ]);
});
