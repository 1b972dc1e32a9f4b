import { log } from "@/lib/runtime/log/log";
import { fixedKeys } from "@/lib/runtime/secrets/key-ring";
import { proxyRequest } from "@/lib/web/gateway/proxy";
import { runtime } from "@/lib/web/runtime";
import { buildRequest } from "../session/build-session";

/** Prepares the proxy's tests: a secret for cookies, and no log of the failures they cause. */
export function prepareProxyTests(): void {
  beforeEach(() => {
    runtime().sessionKeys = fixedKeys("a secret for tests that is long enough");
    jest.spyOn(log, "error").mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());
}

/** One call through the proxy. */
export async function send(path: string, options: Parameters<typeof buildRequest>[1] = {}) {
  const response = await proxyRequest(await buildRequest(`/api${path}`, options));
  const text = await response.text();
  const body = response.headers.get("content-type")?.includes("json") && text ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body, cookie: response.headers.get("set-cookie") };
}
